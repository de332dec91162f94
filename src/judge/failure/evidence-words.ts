import { countOf } from '../../base/text/counts.js'
import type { EvidenceCounts } from './evidence-counts.js'

const oneOrMore = (count: number, noun: string): readonly string[] => (count === 0 ? [] : [count === 1 ? noun : countOf(count, noun)])
const counted = (count: number, noun: string): readonly string[] => (count === 0 ? [] : [countOf(count, noun)])

/**
 * Returns what a test left behind besides its message: `1 image comparison · 2 screenshots · video · Playwright trace · 3 files`. Empty if
 * that is nothing.
 */
export const evidenceWords = ({ comparisons, screenshots, videos, traces, files }: EvidenceCounts): string =>
  [
    ...counted(comparisons, 'image comparison'),
    ...oneOrMore(screenshots, 'screenshot'),
    ...oneOrMore(videos, 'video'),
    ...oneOrMore(traces, 'Playwright trace'),
    ...counted(files, 'file'),
  ].join(' · ')
