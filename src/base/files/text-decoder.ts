import { isAscii, isUtf8 } from 'node:buffer'

/** Decodes the bytes of one file, chunk by chunk. */
export interface TextDecoder {
  /** The encoding in use. It changes at most once, when bytes do not decode. */
  readonly encoding: string
  /** Whether bytes did not decode with the encoding that the file claims, so they are read as windows-1252 or as U+FFFD. */
  readonly fellBack: boolean
  /** In UTF-8: the offset of the first character that replaces an invalid byte, in UTF-16 units of the decoded text. */
  readonly damageOffset: number | undefined
  /** Decodes `bytes` into pieces that are each small enough for V8's young generation. `last` ends the text. */
  decode(bytes: Buffer, last: boolean): string[]
}

/**
 * How many bytes of text that is not ASCII become one string: 48 KiB stay below V8's limit for large objects even at two bytes per
 * character.
 */
const pieceLength = 48 * 1024

/**
 * Makes a decoder that chooses the encoding by the first chunk: by its byte order mark, which is skipped, else by the NULs of UTF-16, else
 * by the XML declaration, else UTF-8. Bytes that do not decode are read as windows-1252.
 */
export function createTextDecoder(): TextDecoder {
  let chosen: TextDecoder | undefined
  return {
    get encoding() {
      return chosen?.encoding ?? 'utf-8'
    },
    get fellBack() {
      return chosen?.fellBack ?? false
    },
    get damageOffset() {
      return chosen?.damageOffset
    },
    decode(bytes, last) {
      if (chosen !== undefined) return chosen.decode(bytes, last)
      const mark = markOf(bytes)
      chosen = mark === undefined ? unmarkedDecoder(bytes) : mark.encoding === 'utf-8' ? utf8Decoder(true) : tableDecoder(mark.encoding)
      return chosen.decode(bytes.subarray(mark?.length ?? 0), last)
    },
  }
}

/** Returns the byte order mark at the front of a file. */
function markOf(head: Buffer): { readonly encoding: string; readonly length: number } | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', length: 3 }
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', length: 2 }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', length: 2 }
  return undefined
}

function unmarkedDecoder(head: Buffer): TextDecoder {
  if (head.length >= 2 && head[0] === 0 && head[1] !== 0) return tableDecoder('utf-16be')
  if (head.length >= 2 && head[0] !== 0 && head[1] === 0) return tableDecoder('utf-16le')
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(head.toString('latin1', 0, 200))?.[1]
  const encoding = declared === undefined ? 'utf-8' : supportedEncoding(declared)
  // Declares UTF-16 but is not: PowerShell and many editors re-encode a file without updating its declaration.
  return encoding === 'utf-8' || encoding.startsWith('utf-16') ? utf8Decoder(false) : tableDecoder(encoding)
}

function supportedEncoding(label: string): string {
  try {
    return new globalThis.TextDecoder(label).encoding
  } catch {
    return 'utf-8'
  }
}

/** Returns how many bytes at the end begin a UTF-8 sequence that continues in the next chunk. */
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

/** One euro sign makes a whole string take two bytes per character, so the text around it is decoded in small blocks. */
const blockLength = 8 * 1024

const nothing: Buffer = Buffer.alloc(0)

/** Returns the length of the valid UTF-8 before the first invalid byte. The bytes as a whole must be invalid. */
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

/** Returns how many bytes from `start` on are ASCII, in whole blocks. */
function asciiLength(bytes: Buffer, start: number): number {
  let end = start
  while (end < bytes.length && isAscii(bytes.subarray(end, end + blockLength))) end = Math.min(end + blockLength, bytes.length)
  return end - start
}

/** @param isMarked whether a byte order mark shows that the file is UTF-8 */
function utf8Decoder(isMarked: boolean): TextDecoder {
  let carried = nothing
  let sawMultibyte = isMarked
  let fallback: TextDecoder | undefined
  /** The length of the text so far, up to the first damage. */
  let textLength = 0
  let damageOffset: number | undefined

  const decodePiece = (bytes: Buffer): string[] => {
    if (!isUtf8(bytes)) {
      const valid = validLength(bytes)
      // In windows-1252 each byte is one character.
      damageOffset ??= textLength + (sawMultibyte ? bytes.toString('utf8', 0, valid).length : valid)
      // Sequences that decoded before prove UTF-8, so the invalid bytes are damage and become U+FFFD.
      if (!sawMultibyte) {
        fallback = tableDecoder('windows-1252')
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
        pieces.push(...(fallback === undefined ? decodePiece(piece) : (fallback as TextDecoder).decode(piece, false)))
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

/** Decodes everything but UTF-8 with the tables of Node. Falls back to windows-1252, which accepts any byte, if bytes do not decode. */
function tableDecoder(encoding: string): TextDecoder {
  let current = encoding
  const isUtf16 = encoding.startsWith('utf-16')
  // A lone surrogate in UTF-16 is damage, not another encoding.
  let decoder = new globalThis.TextDecoder(encoding, { fatal: !isUtf16 && encoding !== 'windows-1252', ignoreBOM: true })
  let fellBack = false
  return {
    get encoding() {
      return current
    },
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
          decoder = new globalThis.TextDecoder(current)
          text = decoder.decode(piece, { stream })
        }
        if (text !== '') pieces.push(text)
      }
      return pieces
    },
  }
}
