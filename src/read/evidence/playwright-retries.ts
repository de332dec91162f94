import type { ReadAttachment } from '../../records/evidence.js'

/** The folder of a retry (`testInfo.ts` of Playwright): `cart-pays-by-card-chromium-retry1`. */
const retryFolder = /(?:^|[/\\])[^/\\]{1,300}-retry(\d{1,3})[/\\]/

/** Returns the number of the attempt to which a file of Playwright belongs, or undefined if its path names none. */
export function retryOf({ path }: Pick<ReadAttachment, 'path'>): number | undefined {
  const digits = path === undefined || path.length > 5_000 ? undefined : retryFolder.exec(path)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Divides files among the attempts of a test. Playwright's JUnit reporter lists the files of all attempts in one output. A file of an attempt
 * that the result file does not contain stays at the last one, with the attempt in its name.
 * @param attempts the number of attempts of the test, with the last one
 * @returns the attempt of a file, from 0, and its name
 */
export function placeOfRetry(attachment: ReadAttachment, attempts: number): { readonly attempt: number; readonly name: string } {
  const retry = retryOf(attachment) ?? 0
  const { name } = attachment
  if (retry < attempts) return { attempt: retry, name }
  return { attempt: attempts - 1, name: `retry ${retry} › ${name}` }
}
