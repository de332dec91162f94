import { formatDuration } from '../../../../base/text/durations.js'
import { listedRowWidth } from '../earlier-results/small-row.js'
import type { RowTexts } from './row-texts.js'
import type { TextMeasure } from './text-lines.js'

/** The room for rows. */
export interface ListRoom {
  /** The width of the list in px. */
  readonly width: number
  readonly isPhone: boolean
}

/** The lines of a row, so that names on phones and facts are never cut. */
export interface RowLayout {
  readonly nameLines: number
  /** The lines of the facts below the suite; 0: they follow the suite in its line. */
  readonly factLines: number
}

export const plainLayout: RowLayout = { nameLines: 1, factLines: 0 }

/** The content of a row with a second line. */
export interface RowContent extends RowTexts {
  readonly name: string
  /** In ms; -1: unknown. */
  readonly duration: number
  readonly hasHistory: boolean
  readonly isNested: boolean
}

/** Sizes in px, as in the style sheet: the padding with the mark and the gap after it, and the gap before the right side. */
const leftOf = (isPhone: boolean, isNested: boolean) => (isPhone ? 16 : 24) + (isNested ? 16 : 0) + 16 + 12
const right = 16
const gap = 12
const lineHeights = { name: 20, small: 16 }

/** The width at which a suite is still readable. */
const minimumSuite = 72

/** A longer name is cut. */
const maximumNameLines = 4

/** Lays out a row. On a phone, the name takes the room beside the duration, and the history is below the duration. */
export function layOutRow(content: RowContent, { width, isPhone }: ListRoom, measure: TextMeasure): RowLayout {
  const { name, suite, facts, duration, hasHistory, isNested } = content
  const whole = width - leftOf(isPhone, isNested) - right
  const durationWidth = duration < 0 ? 0 : measure.width(formatDuration(duration), 'small') + gap
  const historyWidth = hasHistory ? listedRowWidth + gap : 0
  if (whole - Math.max(durationWidth, historyWidth) < minimumSuite) return plainLayout
  const beside = whole - (isPhone ? historyWidth : Math.max(durationWidth, historyWidth))
  const suiteWidth = suite === '' ? 0 : Math.min(measure.width(`${suite} · `, 'small'), minimumSuite)
  const areBeside = facts === '' || suiteWidth + measure.width(facts, 'small') <= beside
  return {
    nameLines: isPhone ? Math.min(measure.lines(name, 'name', whole - durationWidth), maximumNameLines) : 1,
    factLines: areBeside ? 0 : measure.lines(facts, 'small', isPhone ? whole : beside),
  }
}

/** Returns the height in px that a row has more than one with two lines. */
export const extraHeight = ({ nameLines, factLines }: RowLayout): number =>
  (nameLines - 1) * lineHeights.name + factLines * lineHeights.small
