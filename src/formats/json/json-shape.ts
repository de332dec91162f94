import type { JsonRecord } from './json-fields.js'

/** What a format wants of a JSON document, and where it stands; everything else is skipped without being kept. */
export type JsonShape = JsonValueShape | JsonElementsShape | JsonObjectShape | JsonArrayShape

/** A value that is handed over whole when it is small, at most 1 MiB of text. */
export interface JsonValueShape {
  readonly kind: 'value'
  readonly take: (value: unknown) => void
}

/** An array of objects that are handed over one by one: the bulk of a file. What is no object is a fault. */
export interface JsonElementsShape {
  readonly kind: 'elements'
  /** The array is there, be it empty. */
  readonly open?: () => void
  readonly take: (element: JsonRecord) => void
  /** Whether an object looks like an element of this array: what is sought behind one that is broken. */
  readonly accepts: (value: JsonRecord) => boolean
  /**
   * An array inside the element, and whether an object looks like an item of it: where the element is broken, or the file ends inside it, the good items of that
   * array are handed over in an element that holds what stood before them.
   */
  readonly inner?: { readonly key: string; readonly accepts: (item: JsonRecord) => boolean }
}

/** An object that is entered. */
export interface JsonObjectShape {
  readonly kind: 'object'
  readonly fields: ReadonlyMap<string, JsonShape>
  readonly open?: () => void
  /** Also called where the file ends inside the object. */
  readonly close?: () => void
}

/** An array that is entered, for objects that must be entered in turn. */
export interface JsonArrayShape {
  readonly kind: 'array'
  readonly items: JsonShape
}

/** Where something is in the text of a file: its offset in UTF-16 units. */
export type JsonOffset = number

/** What is told of a document that is not as JSON, or the shape, wants it. */
export interface JsonFaults {
  /** An element that was given up. */
  readonly malformed: (at: JsonOffset) => void
  /** An element that is no object. */
  readonly nonObject: (at: JsonOffset) => void
  /** An element that is too long to be held. */
  readonly oversized: (at: JsonOffset) => void
  /** Anything else. */
  readonly broken: (at: JsonOffset) => void
}
