import type { Argument, Command, Option } from 'commander'
import { createProgram } from '../../src/commands/cli/program.js'

const silent = { write: () => {} }
const program = createProgram({ env: {}, cwd: '.', stdout: silent, stderr: silent }, () => {})

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** Splits "…, in words (default: …)" into the words and the default. */
function withDefault({ description, defaultValue }: Pick<Option, 'description' | 'defaultValue'>): readonly [string, string] {
  const [, words = description, named = ''] = /^(.*) \(default: (.*)\)$/.exec(description) ?? []
  return [escaped(words), defaultValue === undefined ? escaped(named) : `\`${defaultValue}\``]
}

function optionRow(option: Option): readonly string[] {
  const [words, value] = withDefault(option)
  return [`\`${option.flags}\``, words, value]
}

const argumentRow = (argument: Argument): readonly string[] => {
  const [words, value] = withDefault(argument)
  return [`\`${argument.name()}${argument.variadic ? '…' : ''}\``, words, value]
}

const usageOf = (argument: Argument): string => (argument.variadic ? `[${argument.name()}…]` : `<${argument.name()}>`)

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Describes a command, or each of the commands below it. */
function describeCommand(command: Command, above = ''): string {
  const name = `${above}${command.name()}`
  if (command.commands.length > 0) return command.commands.map((inner) => describeCommand(inner, `${name} `)).join('\n')
  const usage = [name, ...command.registeredArguments.map(usageOf)].join(' ')
  const rows = [...command.registeredArguments.map(argumentRow), ...command.options.map(optionRow)]
  const options = rows.length === 0 ? '' : `\n${table(['', '', 'default'], rows)}`
  return `### \`${usage}\`\n\n${sentence(escaped(command.description()))}\n${options}`
}

/** Describes every command of the command line with its own arguments and options. */
export const commandReference = (): string => `${program.commands.map((command) => describeCommand(command)).join('\n')}\n`

/** Describes the options that every command accepts. */
export const commonOptionReference = (): string => table(['option', '', 'default'], program.options.map(optionRow))
