import { isAscii, isUtf8 } from 'node:buffer'

/** Turns the bytes of one file into text, chunk by chunk. */
export interface Decoder {
  /** The encoding in use; it may change once, where bytes do not decode. */
  readonly encoding: string
  /** How many bytes at the front are a byte order mark. */
  readonly markLength: number
  /** Whether bytes did not decode by the encoding that the file claims, so that windows-1252 or U+FFFD stand in. */
  readonly fellBack: boolean
  /** The offset of the first character that stands for a byte that is not UTF-8, in UTF-16 units of the decoded text; only of UTF-8. */
  readonly damageOffset: number | undefined
  /** Decodes `bytes` into pieces that are each small enough for V8's young generation. `last` ends the text. */
  decode(bytes: Buffer, last: boolean): string[]
}

/** How many bytes of text that is not ASCII become one string: 48 KiB stay below V8's limit for large objects even at two bytes a character. */
const pieceLength = 48 * 1024

/**
 * Chooses how to decode a file by its first bytes: a byte order mark, else the NULs of UTF-16, else the encoding of the
 * XML declaration, else UTF-8. What then does not decode is taken for windows-1252.
 */
export function createDecoder(head: Buffer): Decoder {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return utf8Decoder(3)
  if (head[0] === 0xff && head[1] === 0xfe) return legacyDecoder('utf-16le', 2)
  if (head[0] === 0xfe && head[1] === 0xff) return legacyDecoder('utf-16be', 2)
  if (head.length >= 2 && head[0] === 0 && head[1] !== 0) return legacyDecoder('utf-16be', 0)
  if (head.length >= 2 && head[0] !== 0 && head[1] === 0) return legacyDecoder('utf-16le', 0)
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(head.toString('latin1', 0, 200))?.[1]
  const encoding = declared === undefined ? 'utf-8' : supportedEncoding(declared)
  // A file that says UTF-16 in bytes that are not is a re-encoded one: PowerShell and many editors leave the declaration as it was.
  return encoding === 'utf-8' || encoding.startsWith('utf-16') ? utf8Decoder(0) : legacyDecoder(encoding, 0)
}

function supportedEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return 'utf-8'
  }
}

/** How many bytes at the end are the beginning of a UTF-8 sequence that goes on in the next chunk. */
function unfinishedLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needed > back ? back : 0
    }
  }
  return 0
}

/** One euro sign makes a string take two bytes a character; in blocks, only those around it pay for that. */
const blockLength = 8 * 1024

const nothing: Buffer = Buffer.alloc(0)

/** Returns how many bytes of `bytes`, which are not UTF-8, are whole characters of UTF-8 before the first one that is not. */
function validLength(bytes: Buffer): number {
  let valid = 0
  let invalid = bytes.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    const front = bytes.subarray(0, middle)
    if (isUtf8(front.subarray(0, middle - unfinishedLength(front)))) valid = middle
    else invalid = middle
  }
  return valid - unfinishedLength(bytes.subarray(0, valid))
}

/** How many bytes from `start` on are ASCII, in whole blocks. */
function asciiLength(bytes: Buffer, start: number): number {
  let end = start
  while (end < bytes.length && isAscii(bytes.subarray(end, end + blockLength))) end = Math.min(end + blockLength, bytes.length)
  return end - start
}

function utf8Decoder(markLength: number): Decoder {
  let carried = nothing
  let sawMultibyte = markLength > 0
  let fallback: Decoder | undefined
  /** The length of the text so far, up to the first damage. */
  let textLength = 0
  let damageOffset: number | undefined

  const decodePiece = (bytes: Buffer): string[] => {
    if (!isUtf8(bytes)) {
      const valid = validLength(bytes)
      // In windows-1252 each byte is one character.
      damageOffset ??= textLength + (sawMultibyte ? bytes.toString('utf8', 0, valid).length : valid)
      // Sequences that did decode prove UTF-8: then single bytes are damaged, and U+FFFD stands for them.
      if (!sawMultibyte) {
        fallback = legacyDecoder('windows-1252', 0)
        return fallback.decode(bytes, false)
      }
    }
    sawMultibyte = true
    const text = bytes.toString('utf8')
    textLength += text.length
    return [text]
  }

  return {
    get encoding() {
      return fallback?.encoding ?? 'utf-8'
    },
    markLength,
    get fellBack() {
      return damageOffset !== undefined
    },
    get damageOffset() {
      return damageOffset
    },
    decode(bytes, last) {
      if (fallback !== undefined) return fallback.decode(bytes, last)
      if (carried.length === 0 && isAscii(bytes)) {
        textLength += bytes.length
        return bytes.length === 0 ? [] : [bytes.toString('latin1')]
      }
      const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes])
      carried = nothing
      const pieces: string[] = []
      for (let start = 0; start < whole.length; ) {
        const plain = asciiLength(whole, start)
        if (plain > 0) {
          pieces.push(whole.toString('latin1', start, start + plain))
          start += plain
          textLength += plain
          continue
        }
        const block = whole.subarray(start, start + blockLength)
        const isEnd = start + block.length === whole.length
        const piece = block.subarray(0, block.length - (isEnd && last ? 0 : unfinishedLength(block)))
        pieces.push(...(fallback === undefined ? decodePiece(piece) : (fallback as Decoder).decode(piece, false)))
        start += piece.length
        if (isEnd) {
          carried = Buffer.from(whole.subarray(start))
          break
        }
      }
      return pieces
    },
  }
}

/** Everything but UTF-8, by the runtime's own tables; an encoding whose bytes do not decode turns into windows-1252, which takes any byte. */
function legacyDecoder(encoding: string, markLength: number): Decoder {
  let current = encoding
  const isUtf16 = encoding.startsWith('utf-16')
  // A lone surrogate in UTF-16 is damage, not another encoding.
  let decoder = new TextDecoder(encoding, { fatal: !isUtf16 && encoding !== 'windows-1252', ignoreBOM: true })
  let fellBack = false
  return {
    get encoding() {
      return current
    },
    markLength,
    get fellBack() {
      return fellBack
    },
    damageOffset: undefined,
    decode(bytes, last) {
      const pieces: string[] = []
      for (let start = 0; start < bytes.length || (last && start === 0); start += pieceLength) {
        const piece = bytes.subarray(start, start + pieceLength)
        const stream = !(last && start + pieceLength >= bytes.length)
        let text: string
        try {
          text = decoder.decode(piece, { stream })
        } catch {
          fellBack = true
          current = 'windows-1252'
          decoder = new TextDecoder(current)
          text = decoder.decode(piece, { stream })
        }
        if (text !== '') pieces.push(text)
      }
      return pieces
    },
  }
}
