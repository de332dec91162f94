import { displayLine } from '../base/text/display-text.js'
import { formatPercentage } from '../base/text/percentages.js'
import { statusWord } from '../base/text/status-words.js'
import type { Status } from '../records/record.js'
import { escaped } from './escaped.js'

export interface BadgeContent {
  /** The text on the left. */
  readonly label: string
  /** The status of the newest build; undefined if there is none. */
  readonly status: Status | undefined
  /** The share of the builds of the last 30 days that passed. */
  readonly passRate: number | undefined
}

/** White text on these colours has a contrast of at least 5:1. */
const colours: Readonly<Record<Status, string>> = {
  successful: '#0f6a37',
  failed: '#b3191f',
  skipped: '#5f6873',
  cancelled: '#5f6873',
  running: '#5f6873',
  unknown: '#5f6873',
}
const labelColour = '#2f363d'

const height = 20
const padding = 7

/** Returns the badge as SVG. All texts are escaped. `textLength` fits a text into its computed width, whatever the font is. */
export function badgeSvg({ label, status, passRate }: BadgeContent): string {
  const left = displayLine(label)
  const right = resultOf(status, passRate)
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)]
  const width = leftWidth + rightWidth
  const name = escaped(`${left}: ${right}`)
  const text = (content: string, x: number, length: number) =>
    `<text x="${x + padding}" y="14" textLength="${length - 2 * padding}" lengthAdjust="spacingAndGlyphs">${escaped(content)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}"><title>${name}</title>
<clipPath id="corners"><rect width="${width}" height="${height}" rx="4"/></clipPath>
<g clip-path="url(#corners)"><rect width="${leftWidth}" height="${height}" fill="${labelColour}"/><rect x="${leftWidth}" width="${rightWidth}" height="${height}" fill="${colours[status ?? 'unknown']}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(left, 0, leftWidth)}${text(right, leftWidth, rightWidth)}</g>
</svg>
`
}

/** Returns the text on the right. A share beside a failure would belong to other builds than the status, so it is left out. */
function resultOf(status: Status | undefined, passRate: number | undefined): string {
  if (status === undefined) return 'no builds'
  if (status === 'failed') return 'failing'
  const word = status === 'successful' ? 'passing' : statusWord(status)
  return passRate === undefined ? word : `${word} · ${formatPercentage(passRate)} of builds`
}

/** Estimates the width of a text in the font, with its padding. */
const widthOf = (text: string): number => Math.ceil([...text].reduce((sum, one) => sum + characterWidth(one), 0)) + 2 * padding

function characterWidth(character: string): number {
  // Most characters outside of ASCII are wider, for example Chinese ones.
  if (character > '\u00ff') return 12
  if (/[ fijlrt.,:;·|()[\]'!/-]/.test(character)) return 4.5
  return /[mwMW%@]/.test(character) ? 10.5 : 7
}
