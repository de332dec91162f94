import { baseName } from '../../base/text/base-name.js'
import type { PendingAttachment } from './pending-attachments.js'

const actualImage = /-actual(\.(?:png|jpe?g|webp))$/i

/**
 * Adds the expected images that Playwright writes beside the actual ones. From version 1.59 on, its JUnit reporter names an expected image only
 * at the first attempt.
 */
export function addExpectedImages(files: PendingAttachment[]): void {
  const names = new Set(files.flatMap(({ given: { name, path } }) => [name, ...(path === undefined ? [] : [baseName(path)])]))
  for (const { given } of [...files]) {
    const { path, bases } = given
    if (path === undefined || !actualImage.test(path)) continue
    const expected = path.replace(actualImage, '-expected$1')
    const name = baseName(expected)
    if (names.has(name)) continue
    names.add(name)
    files.push({ given: { name, path: expected, ...(bases && { bases }) }, isOptional: true, positions: [], lines: [] })
  }
}
