import { displayText } from '../../../base/text/display-text.js'
import { lineNumber } from '../fields/line-number.js'
import { isRecord, type JsonRecord } from '../json/json-fields.js'
import { parseJson } from '../json/json-text.js'
import type { YamlExplanation } from './yaml-explanation.js'

const frame = /^ {4}at .{1,2000}:\d{1,9}:\d{1,9}\)?$/

/**
 * Reads a block that is one JSON object, which is YAML as well. Deno 2.9 writes such blocks, with the source line and the stack in the message,
 * and with terminal colours.
 */
export function explainByJson(lines: readonly string[]): YamlExplanation | undefined {
  if (!lines[0]?.trimStart().startsWith('{')) return undefined
  const value = parseJson(lines.join('\n'))
  if (!isRecord(value) || typeof value.message !== 'string') return undefined
  const text = displayText(value.message).trimEnd()
  const message = messageIn(text)
  return { message, details: message === text ? '' : text, ...placeOf(value), durationMs: undefined, isSuite: false }
}

/** Returns the text before the stack and before the source line, which a line with a caret follows. */
function messageIn(text: string): string {
  const lines = text.split('\n')
  const stack = lines.findIndex((line) => frame.test(line))
  if (stack <= 0) return text
  const hasSource = stack > 2 && lines[stack - 1]?.trim() === '^'
  return lines
    .slice(0, hasSource ? stack - 2 : stack)
    .join('\n')
    .trimEnd()
}

function placeOf({ at }: JsonRecord): Pick<YamlExplanation, 'file' | 'line'> {
  if (!isRecord(at) || typeof at.file !== 'string' || at.file === '') return {}
  return { file: at.file.replace(/^\.\//, ''), line: lineNumber(at.line) }
}
