import type { Format } from '../format.js'
import { buildFailure, eventStart, parseGoEvent } from './go-lines.js'

/**
 * The event stream of `go test -json` and of `gotestsum --jsonfile`: one event per line.
 * Source: `go doc test2json` and `go help buildjson`.
 */
export const go = {
  id: 'go',
  title: 'go test -json',
  include: ['**/go-test*.json', '**/gotest*.json', '**/go-test*.jsonl', '**/gotestsum*.json'],
  wideInclude: ['**/test-output.json', '**/*test*.log'],
  readsLines: true,
  matches({ path, text }) {
    const trimmed = text.trimStart()
    if (trimmed.startsWith('<')) return undefined
    // Messages of the compiler may precede the first event, and the last line may be truncated.
    for (const line of text.split(/\r\n?|\n/)) {
      const start = eventStart(line)
      const event = start === -1 ? undefined : parseGoEvent(line.slice(start))
      if (event !== undefined) return `event {"Action":"${event.Action}"} of go test`
    }
    // Before Go 1.24, a run in which no package compiles has no events.
    const isNamedSo = /(?:^|\/)[^/]*\.jsonl?$/i.test(path) && !/^[{[]/.test(trimmed)
    return isNamedSo && text.split(/\r\n?|\n/).some((line) => buildFailure.test(line)) ? 'packages that do not compile' : undefined
  },
  async read(source, sink) {
    const { readGo } = await import('./read-go.js')
    await readGo(source, sink)
  },
} as const satisfies Format
