import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const action = readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8').replaceAll('\r\n', '\n')

/** Reads a map of `action.yml` without a YAML parser: names are indented by two spaces, their plain one-line fields by four. */
function entriesOf(section: 'inputs' | 'outputs'): { name: string; description: string; default: string }[] {
  const body = new RegExp(`^${section}:\\n((?: .*\\n)+)`, 'm').exec(action)?.[1] ?? ''
  return body
    .split(/^ {2}(?=\S)/m)
    .slice(1)
    .map((entry) => ({
      name: /^(.+):/.exec(entry)?.[1] ?? '',
      description: /^ {4}description: (.*)$/m.exec(entry)?.[1] ?? '',
      default: /^ {4}default: (.*)$/m.exec(entry)?.[1] ?? '',
    }))
}

export const actionInputs = entriesOf('inputs')
export const actionOutputs = entriesOf('outputs')

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('')

/** Describes every input of the action. */
export const actionInputReference = (): string =>
  lines([
    '| input | default | |',
    '| --- | --- | --- |',
    ...actionInputs.map(({ name, description, default: value }) => `| \`${name}\` |${value && ` \`${value}\``} | ${description} |`),
  ])

/** Describes every output of the action. */
export const actionOutputReference = (): string =>
  lines(['| output | |', '| --- | --- |', ...actionOutputs.map(({ name, description }) => `| \`${name}\` | ${description} |`)])
