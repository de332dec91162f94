import type { TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { isRecord } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { silentSink } from '../silent-sink.js'

/**
 * Returns whether a report contains variables of the environment of Playwright's web server, which is often the whole environment of the job. It
 * reads the file only up to the end of the configuration.
 */
export async function hasWebServerEnvironment(source: TextSource): Promise<boolean> {
  let found = false
  let isOver = false
  const webServer: JsonShape = {
    kind: 'value',
    take(value) {
      for (const server of Array.isArray(value) ? value : [value]) {
        if (isRecord(server) && isRecord(server.env) && Object.keys(server.env).length > 0) found = true
      }
    },
  }
  const configuration: JsonShape = {
    kind: 'object',
    fields: new Map([['webServer', webServer]]),
    close() {
      isOver = true
    },
  }
  const beginning: TextSource = {
    path: source.path,
    async *chunks() {
      for await (const chunk of source.chunks()) {
        yield chunk
        if (isOver) return
      }
    },
  }
  await readJson(beginning, silentSink, { kind: 'object', fields: new Map([['config', configuration]]) })
  return found
}
