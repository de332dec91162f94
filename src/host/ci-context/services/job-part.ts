/**
 * Names one of several jobs that a service runs in parallel for one definition: `unit (2 of 3)`.
 * @param number from 1
 */
export function jobPart(job: string | undefined, number: number, total: string | undefined): string | undefined {
  const isPart = Number(total) > 1 && Number.isSafeInteger(number) && number > 0
  if (!isPart) return job
  return job ? `${job} (${number} of ${total})` : `part ${number} of ${total}`
}

/** Reads an index from 0 as a number from 1; NaN if there is none. */
export const numberOfIndex = (index: string | undefined): number => (index ? Number(index) + 1 : Number.NaN)
