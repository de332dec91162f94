import { parseDirective, parseTestPoint, type TestPoint, unescapeName } from './test-point.js'

/** A line of TAP, without its indentation. */
export type TapLine =
  | { readonly kind: 'point'; readonly point: TestPoint }
  | { readonly kind: 'plan'; readonly count: number; readonly skipReason: string | undefined }
  | { readonly kind: 'version'; readonly version: string; readonly isKernel: boolean }
  | { readonly kind: 'bail'; readonly reason: string }
  | { readonly kind: 'subtest'; readonly name: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'brace'; readonly isOpening: boolean }
  | { readonly kind: 'pragma' }

const planLine = /^1\.\.(\d{1,15})(?:\s+(#.*)|\s*)$/
const versionLine = /^(K?)TAP version (\d{1,4})\s*$/
const bailStart = /^bail out!/i
const subtestComment = /^#\s?Subtest: (.*)$/

/** Classifies a line. Returns undefined for text that is not TAP. */
export function parseTapLine(line: string): TapLine | undefined {
  switch (line.charCodeAt(0)) {
    case 0x6f: // o
    case 0x6e: {
      const point = parseTestPoint(line)
      return point && { kind: 'point', point }
    }
    case 0x31:
      return parsePlan(line)
    case 0x23: {
      const [, name] = subtestComment.exec(line) ?? []
      if (name !== undefined) return { kind: 'subtest', name: unescapeName(name.trim()) }
      return { kind: 'comment', text: line.slice(line.charCodeAt(1) === 0x20 ? 2 : 1) }
    }
    case 0x4b:
    case 0x54: {
      const [, kernel, version] = versionLine.exec(line) ?? []
      return version === undefined ? undefined : { kind: 'version', version, isKernel: kernel !== '' }
    }
    case 0x42:
    case 0x62: {
      const start = bailStart.exec(line)?.[0].length
      return start === undefined ? undefined : { kind: 'bail', reason: line.slice(start).trim() }
    }
    case 0x7b:
    case 0x7d:
      return line.trimEnd().length === 1 ? { kind: 'brace', isOpening: line.startsWith('{') } : undefined
    case 0x70:
      return /^pragma [+-]\w/.test(line) ? { kind: 'pragma' } : undefined
    default:
      return undefined
  }
}

function parsePlan(line: string): TapLine | undefined {
  const [, count, comment = ''] = planLine.exec(line) ?? []
  if (count === undefined) return undefined
  const directive = parseDirective(comment)
  const isSkipped = Number(count) === 0 && directive?.directive === 'skip'
  return { kind: 'plan', count: Number(count), skipReason: isSkipped ? directive.reason : undefined }
}
