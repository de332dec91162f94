import type { PageAttachment } from '../../data/page-data.js'

/** The number of an attempt, from 1, and of all attempts. */
export type Attempt = readonly [number: number, all: number]

const sideTexts = {
  expected: 'Expected image of',
  actual: 'Actual image of',
  previous: 'Previous image of',
  diff: 'Difference of the expected and the actual image of',
} as const

/** Returns the alternative text of an image or video: `Screenshot test-failed-1.png, 1280 by 720, attempt 2 of 2`. */
export function alternativeText({ name, type = '', comparison, width, height }: PageAttachment, attempt: Attempt | undefined): string {
  if (comparison !== undefined) return `${sideTexts[comparison.side]} ${comparison.name}`
  const kind = type.startsWith('video/') ? 'Video' : 'Screenshot'
  return [
    `${kind} ${name}`,
    ...(width === undefined || height === undefined ? [] : [`${width} by ${height}`]),
    ...(attempt === undefined ? [] : [`attempt ${attempt[0]} of ${attempt[1]}`]),
  ].join(', ')
}
