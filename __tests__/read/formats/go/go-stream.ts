import { go } from '../../../../src/read/formats/go/go.js'
import { type Reading, readText } from '../reading.js'

/** An event of the package `shop`. */
export type Event = Readonly<Record<string, unknown>>

export const run = (Test: string, Package = 'shop'): Event => ({ Time: '2026-11-20T09:00:00Z', Action: 'run', Package, Test })
export const output = (Test: string, Output: string, Package = 'shop'): Event => ({ Action: 'output', Package, Test, Output })
export const end = (Action: string, Test: string, Elapsed = 0, Package = 'shop'): Event => ({ Action, Package, Test, Elapsed })
export const packageOutput = (Output: string, Package = 'shop'): Event => ({ Action: 'output', Package, Output })
export const packageEnd = (Action: string, Package = 'shop'): Event => ({ Action, Package, Elapsed: 0.1 })

/** Returns the text of a stream of events and other lines. */
export const streamOf = (...events: readonly (Event | string)[]): string =>
  events.map((event) => (typeof event === 'string' ? `${event}\n` : `${JSON.stringify(event)}\n`)).join('')

/** Reads a stream of events and other lines. */
export const read = (...events: readonly (Event | string)[]): Promise<Reading> => readText(go, 'go-test.json', streamOf(...events))

/** Returns the name and the status of each test. */
export const statuses = ({ tests }: Reading): readonly string[] => tests.map(({ name, status }) => `${name} ${status}`)

/** Returns the messages of the problems. */
export const messages = ({ problems }: Reading): readonly string[] => problems.map(({ message }) => message)
