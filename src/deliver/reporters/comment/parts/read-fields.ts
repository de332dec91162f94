import { commentLimits } from '../limits.js'
/** A document that is not one of ours, or that was changed. */
export class UnreadablePartError extends Error {
  override readonly name = 'UnreadablePartError'
}

/** Checks a value of unknown origin. Throws an UnreadablePartError. */
export type Read<Value> = (value: unknown) => Value

/** Throws an UnreadablePartError. */
export function unreadable(what: string): never {
  throw new UnreadablePartError(`The part contains ${what}.`)
}

/** Accepts texts of at most `limit` UTF-16 units. */
export const readText =
  (limit: number): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= limit ? value : unreadable(`no text of at most ${limit} characters`)

/** Returns whether a text is an address of the web. */
export const isBoundedAddress = (url: string): boolean => url.length <= commentLimits.url && /^https?:\/\/[^\s<>"]+$/.test(url)

/** Accepts addresses of the web. Reports link to them. */
export const address: Read<string> = (value) => (typeof value === 'string' && isBoundedAddress(value) ? value : unreadable('no address'))

/** Accepts texts that match a pattern, which must bound their length. */
export const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : unreadable(`no text that matches ${pattern}`)

/** Accepts whole numbers from 0. */
export const readCount: Read<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : unreadable('no whole number from 0')

/** Accepts finite numbers. */
export const number: Read<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : unreadable('no number'))

/** Accepts indexes of a list. */
export const indexOf =
  (length: number): Read<number> =>
  (value) =>
    readCount(value) < length ? readCount(value) : unreadable('an index without an item')

export const flag: Read<true> = (value) => (value === true ? value : unreadable('no flag'))

/** Accepts one of the given values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (value) =>
    values.find((known) => known === value) ?? unreadable('an unknown word')

/** Accepts lists of at most `limit` items. */
export const list =
  <Item>(read: Read<Item>, limit: number): Read<readonly Item[]> =>
  (value) =>
    Array.isArray(value) && value.length <= limit
      ? value.map((item: unknown) => read(item))
      : unreadable(`no list of at most ${limit} items`)

type Fields<Value> = { readonly [Name in keyof Value]-?: Read<Exclude<Value[Name], undefined>> }

type OptionalNames<Value> = { [Name in keyof Value]-?: object extends Pick<Value, Name> ? Name : never }[keyof Value]

/** Accepts objects with these fields. Other fields are left out. @param optional the fields that may be missing */
export const object =
  <Value extends object>(fields: Fields<Value>, optional: readonly OptionalNames<Value>[] = []): Read<Value> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable('no object')
    const given = value as Readonly<Record<string, unknown>>
    const mayMiss = new Set<PropertyKey>(optional)
    const entries = Object.entries<Read<unknown>>(fields as Readonly<Record<string, Read<unknown>>>).flatMap(([name, read]) => {
      if (Object.hasOwn(given, name)) return [[name, read(given[name])] as const]
      return mayMiss.has(name) ? [] : unreadable(`no field "${name}"`)
    })
    return Object.fromEntries(entries) as Value
  }
