import type { ShownValues } from './shown-values.js'

/** How much of a value must occur in a headline. */
const comparedLength = 20

/** Words that only introduce a value. */
const labels = new Set('expected actual received got left right but was to be equal assert the value values that'.split(' '))

const isLabel = (word: string): boolean => {
  const letters = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return letters === '' || labels.has(letters)
}

/** Leaves out signs and labels at the end of a text. */
function withoutLabels(text: string): string {
  const words = text.split(/\s+/)
  const end = words.findLastIndex((word) => !isLabel(word)) + 1
  return words
    .slice(0, end)
    .join(' ')
    .replace(/[:;,]$/, '')
}

/** The type of an error, which explains nothing without its message. */
const onlyType = /^[\w.$:\\]{1,200}(?:Error|Exception|Failed)$/

/** The values that a headline ends with. */
const values = /: (?:expected|left) (.{1,300}?)(?:, (?:received|right) .{1,300})?$/

/** Returns the first line of the message as it is shown above the values: without the values. Empty if nothing else is left. */
export function diffTitle(headline: string, shown: ShownValues): string {
  const whole = withoutAddedValues(headline, shown)
  const words = shown.isShortened ? beforeValues(whole, shown.source) : whole
  return words === whole || words === '' ? words : `${words} …`
}

/** Returns a failure in one line. Long values lack what both have in common. */
export function reasonLine(headline: string, shown: ShownValues): string {
  const [removed = '', added = '', ...others] = shown.lines
  if (!shown.isShortened || others.length > 0) return headline
  const words = beforeValues(withoutAddedValues(headline, shown), shown.source)
  if (words === headline) return headline
  const values = [removed, added].map((line) => line.slice(2).replace(/ {2,3}/, ' ')).join(', ')
  return words === '' ? values : `${words}: ${values}`
}

/** Leaves out values that the headline got from other lines. */
function withoutAddedValues(headline: string, { lines, source }: ShownValues): string {
  const [end, first = ''] = values.exec(headline) ?? []
  const isShown = end !== undefined && lines.some((line) => line.includes(first.slice(0, comparedLength)))
  return isShown ? headline.slice(0, -end.length) : withoutPair(headline, source)
}

/** Returns an empty text for a headline that consists of one of the lines with values, or of both: `expected: 2, got: 1`. */
function withoutPair(headline: string, source: readonly string[]): string {
  const own = new Set(source.map((line) => line.trim()))
  if (own.has(headline)) return ''
  for (let comma = headline.indexOf(', '); comma !== -1; comma = headline.indexOf(', ', comma + 1)) {
    if (own.has(headline.slice(0, comma)) && own.has(headline.slice(comma + 2))) return ''
  }
  return headline
}

/** Returns the words of a line before the values, or the line itself if it does not contain them. */
function beforeValues(line: string, source: readonly string[]): string {
  const places = source.flatMap((one) => {
    const value = one
      .replace(/^[-+] /, '')
      .trim()
      .replace(/^["'`]/, '')
    const place = value.length < comparedLength ? -1 : line.indexOf(value.slice(0, comparedLength))
    return place === -1 ? [] : [place]
  })
  if (places.length === 0) return line
  const words = withoutLabels(line.slice(0, Math.min(...places)))
  return onlyType.test(words) ? '' : words
}
