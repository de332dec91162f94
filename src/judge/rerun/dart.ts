import { flutterMessage } from '../failure/flutter-message.js'
import { exactPattern } from './exact-pattern.js'
import { defineRerun, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'
import { isInside, withoutOption } from './test-file.js'

/** `--plain-name` is a part of the names of the groups and the test, joined with spaces. See https://pub.dev/packages/test#running-tests */
export const dart = defineRerun(select, (commands) => commands)

function select({ name, suite, message = '', details = '' }: RerunTarget) {
  // The path of the file may follow the platform and precedes the groups.
  const index = suite.findIndex((each) => each.endsWith('.dart'))
  const file = suite[index]
  if (file === undefined || !isInside(file) || name.trim() === '' || name.startsWith('loading ')) return undefined
  const fullName = [...suite.slice(index + 1), name].join(' ')
  // Dart reads a value that begins with a dash as an option, unless it follows an equals sign.
  const selector = fullName.search(unsafe) === -1 ? `--plain-name=${fullName}` : `--name=${exactPattern(fullName)}$`
  const tool = details.includes('package:flutter') || message.startsWith(flutterMessage) ? 'flutter' : 'dart'
  return [tool, 'test', withoutOption(file), selector]
}
