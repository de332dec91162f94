import { asObject } from '../events/event-fields.js'
import { parseJson } from '../json/json-text.js'

/** An event of `go test -json`. Its fields may have any type, because files may be damaged. */
export interface GoEvent {
  readonly Time?: unknown
  readonly Action?: unknown
  readonly Package?: unknown
  readonly Test?: unknown
  readonly Elapsed?: unknown
  readonly Output?: unknown
  readonly OutputType?: unknown
  readonly ImportPath?: unknown
  readonly FailedBuild?: unknown
  readonly Key?: unknown
  readonly Value?: unknown
}

/** The actions that are known. Go adds others, which are ignored: `artifacts`. */
const actions: ReadonlySet<unknown> = new Set('start run pause cont pass bench fail output skip build-output build-fail attr'.split(' '))

/** Returns whether an object has the action of an event. Without the flag `-p`, `go tool test2json` names no package. */
export const hasGoAction = ({ Action }: GoEvent): boolean => actions.has(Action)

/** Returns whether an object is an event of `go test -json`. Streams of other tools have the field `Action` too. */
const isGoEvent = ({ Action, Package, Test, ImportPath }: GoEvent): boolean =>
  actions.has(Action) && (typeof Package === 'string' || typeof Test === 'string' || typeof ImportPath === 'string')

/** Parses one event, or returns undefined for any other text. */
export function parseGoEvent(text: string): GoEvent | undefined {
  const event: GoEvent | undefined = asObject(parseJson(text))
  return event !== undefined && isGoEvent(event) ? event : undefined
}

/** The beginnings of an event. They cannot occur inside of an event, whose quotes are escaped there. */
const beginnings = ['{"Time":"', '{"Action":"', '{"ImportPath":"']

/** Returns the index at which the last event of a line begins, or -1. Output without a final newline may precede it. */
export const eventStart = (line: string): number => Math.max(...beginnings.map((beginning) => line.lastIndexOf(beginning)))

/** A line that `go test -json` wrote instead of an event before Go 1.24. */
export const buildFailure = /^FAIL\t([^\s[\]]{1,1000}) \[(build|setup) failed\]\s*$/
