import { quoteForShell } from './shell-quote.js'

/** The test that a command runs. */
export interface CommandTarget {
  /** The format of the result file. */
  readonly format: string | undefined
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly file: string | undefined
  readonly line: number | undefined
  /** The stack trace, which differs between Flutter and Dart. */
  readonly details: string | undefined
}

/**
 * Returns a POSIX shell command that runs only this test. Undefined if the format does not identify the framework (hundreds of frameworks
 * write JUnit and CTRF files) or the names are not those that the framework selects tests by.
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
/** Arguments may follow the method: `Adds(1, 2)`, `Reads (Data Row 0)`, `works [DISK]`. */
const methodName = /^([\p{L}_$][\p{L}\p{N}_$]*)(\s*[([<].*)?$/su

function methodOf({ name, suite }: CommandTarget, classes: RegExp) {
  const [, method, rest] = methodName.exec(name) ?? []
  const type = suite.at(-1) ?? ''
  // A free-text display name is not the name of the method.
  return method === undefined || !classes.test(type) ? undefined : { type, method, hasArguments: rest !== undefined }
}

function dotnetCommand(test: CommandTarget): string | undefined {
  const found = methodOf(test, className)
  if (found === undefined) return undefined
  // Full names include the arguments in NUnit, but not in the other frameworks.
  return `dotnet test --filter ${quoteForShell(`FullyQualifiedName${found.hasArguments ? '~' : '='}${found.type}.${found.method}`)}`
}

function mavenCommand(test: CommandTarget): string | undefined {
  const found = methodOf(test, javaClassName)
  return found === undefined ? undefined : `mvn test ${quoteForShell(`-Dtest=${found.type}#${found.method}`)}`
}

function dartCommand({ name, suite, details = '' }: CommandTarget): string | undefined {
  // The path of the file may follow the platform and precedes the groups.
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
  // Any other file is the result file.
  const path = file !== undefined && /\.(?:robot|rst|rest|tsv|txt|md)$/i.test(file) ? file : '.'
  return ['robot', ...(last === undefined ? [] : ['--suite', exactly(last)]), '--test', exactly(name), quoteForShell(path)].join(' ')
}
