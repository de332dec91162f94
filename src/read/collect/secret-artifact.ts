import { baseName } from '../../base/text/base-name.js'
import type { Problem } from '../../records/problem.js'
import { recognise } from '../formats/index.js'
import { documentFrom } from '../formats/json/document-in-text.js'
import type { MatchedFile } from './match-files.js'
import { openTextSource } from './text-source.js'

const json = /\.json(?:\.gz)?$/i

/**
 * Returns a warning if a file that is kept as an artifact is a report of Playwright with the environment of its web server, because
 * artifacts are published. A report without it is not worth a warning.
 */
export async function secretArtifactWarning({ absolutePath, path }: MatchedFile): Promise<Problem | undefined> {
  if (!json.test(path)) return undefined
  let source: ReturnType<typeof openTextSource>
  try {
    source = openTextSource(absolutePath, path)
  } catch {
    // The problem that the file cannot be read is reported when it is described.
    return undefined
  }
  try {
    const recognition = recognise(path, source.head().text)
    if (recognition.format?.id !== 'playwright') return undefined
    const { start, linesBefore } = { document: undefined, ...recognition }.document ?? { start: 0, linesBefore: 0 }
    const { hasWebServerEnvironment } = await import('../formats/playwright/web-server-environment.js')
    if (!(await hasWebServerEnvironment(documentFrom(source, start, linesBefore)))) return undefined
    return {
      severity: 'warning',
      message: `${baseName(path)} holds the environment of Playwright's web server. Do not publish it.`,
      path,
    }
  } catch {
    return undefined
  } finally {
    source.close()
  }
}
