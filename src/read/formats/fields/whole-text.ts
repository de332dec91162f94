import type { CapturedText } from './captured-text.js'

/** Creates a collector for inline data, whose middle must not be left out. It keeps one character more than the limit, so that its caller can detect longer data. */
export function createWholeText(limit: number): CapturedText {
  let text = ''
  return {
    append(piece) {
      if (text.length <= limit) text += text.length + piece.length > limit ? piece.slice(0, limit + 1 - text.length) : piece
    },
    take() {
      const taken = text
      text = ''
      return taken
    },
  }
}
