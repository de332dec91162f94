const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff

/** Returns the first `length` UTF-16 units of a text, or one less if the cut would split a surrogate pair. */
export const headOf = (text: string, length: number): string =>
  text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length)

/** Returns the last `length` UTF-16 units of a text, or one less if the cut would split a surrogate pair. */
export function tailOf(text: string, length: number): string {
  const start = text.length - length
  return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start)
}
