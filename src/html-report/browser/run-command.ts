import { quoteForShell } from './shell-quote.js'

/** What is known of a test that somebody wants to run alone. */
export interface CommandTarget {
  /** The format that its result was read from. */
  readonly format: string | undefined
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly file: string | undefined
  readonly line: number | undefined
  /** The stack, which tells Flutter from Dart. */
  readonly details: string | undefined
}

/**
 * The command that runs only this test, for a POSIX shell; nothing where the format does not say which framework wrote it (JUnit's
 * and CTRF's have hundreds) or the names do not say what the framework wants to hear.
 */
export function runCommand(test: CommandTarget): string | undefined {
  const { format, name } = test
  if (name.trim() === '') return undefined
  return format !== undefined && Object.hasOwn(commands, format) ? commands[format]?.(test) : undefined
}

const commands: Readonly<Record<string, (test: CommandTarget) => string | undefined>> = {
  trx: dotnetCommand,
  nunit: dotnetCommand,
  xunit: dotnetCommand,
  dart: dartCommand,
  robot: robotCommand,
  testng: mavenCommand,
  cucumber: ({ file, line }) =>
    file === undefined || line === undefined || file.startsWith('classpath:') ? undefined : `cucumber ${quoteForShell(`${file}:${line}`)}`,
}

const className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.+][\p{L}_][\p{L}\p{N}_]*)*$/u
const javaClassName = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u
/** Behind the method there may be arguments: `Adds(1, 2)`, `Reads (Data Row 0)`, `works [DISK]`. */
const methodName = /^([\p{L}_$][\p{L}\p{N}_$]*)(\s*[([<].*)?$/su

function methodOf({ name, suite }: CommandTarget, classes: RegExp) {
  const [, method, rest] = methodName.exec(name) ?? []
  const type = suite.at(-1) ?? ''
  // A name of somebody's choice is not the method's.
  return method === undefined || !classes.test(type) ? undefined : { type, method, hasArguments: rest !== undefined }
}

function dotnetCommand(test: CommandTarget): string | undefined {
  const found = methodOf(test, className)
  if (found === undefined) return undefined
  // NUnit's full names include the arguments, the others' do not.
  return `dotnet test --filter ${quoteForShell(`FullyQualifiedName${found.hasArguments ? '~' : '='}${found.type}.${found.method}`)}`
}

function mavenCommand(test: CommandTarget): string | undefined {
  const found = methodOf(test, javaClassName)
  return found === undefined ? undefined : `mvn test ${quoteForShell(`-Dtest=${found.type}#${found.method}`)}`
}

function dartCommand({ name, suite, details = '' }: CommandTarget): string | undefined {
  // A platform may stand before the file, the groups stand behind it.
  const index = suite.findIndex((each) => each.endsWith('.dart'))
  const file = suite[index]
  if (file === undefined || name.startsWith('loading ')) return undefined
  const fullName = [...suite.slice(index + 1), name].join(' ')
  const tool = details.includes('package:flutter') ? 'flutter' : 'dart'
  return `${tool} test ${quoteForShell(file)} --plain-name ${quoteForShell(fullName)}`
}

function robotCommand({ name, suite, file }: CommandTarget): string {
  // Names are patterns: https://robotframework.org/robotframework/latest/RobotFrameworkUserGuide.html#simple-patterns
  const exactly = (text: string) => quoteForShell(text.replace(/[[*?]/g, '[$&]'))
  const last = suite.at(-1)
  // Another file is the one with the results.
  const path = file !== undefined && /\.(?:robot|rst|rest|tsv|txt|md)$/i.test(file) ? file : '.'
  return ['robot', ...(last === undefined ? [] : ['--suite', exactly(last)]), '--test', exactly(name), quoteForShell(path)].join(' ')
}
