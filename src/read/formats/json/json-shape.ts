import type { JsonRecord } from './json-fields.js'

/** Describes the parts of a JSON document that a format reads. All other parts are skipped. */
export type JsonShape = JsonValueShape | JsonElementsShape | JsonObjectShape | JsonArrayShape

/** A value that is passed on whole if its text has at most 1 MiB. */
export interface JsonValueShape {
  readonly kind: 'value'
  readonly take: (value: unknown) => void
}

/** An array of objects that are passed on one by one. Other elements are faults. */
export interface JsonElementsShape {
  readonly kind: 'elements'
  /** Called at the start of the array, even if it is empty. */
  readonly open?: () => void
  readonly take: (element: JsonRecord) => void
  /** Checks if an object looks like an element of this array. Used to find the next element after a broken one. */
  readonly accepts: (value: JsonRecord) => boolean
  /**
   * An array inside an element, with a check if an object looks like one of its items. If the element is broken or truncated, the good
   * items of that array are passed on in an element with the members before the array.
   */
  readonly inner?: { readonly key: string; readonly accepts: (item: JsonRecord) => boolean }
}

/** An object with fields to read. */
export interface JsonObjectShape {
  readonly kind: 'object'
  readonly fields: ReadonlyMap<string, JsonShape>
  readonly open?: () => void
  /** Called at the end of the object or of the file. */
  readonly close?: () => void
}

/** An array of objects with fields to read. */
export interface JsonArrayShape {
  readonly kind: 'array'
  readonly items: JsonShape
}

/** An offset in the text of a file, in UTF-16 units. */
export type JsonOffset = number

/** The callbacks for faults of a document. */
export interface JsonFaults {
  /** An element that cannot be read. */
  readonly malformed: (at: JsonOffset) => void
  /** An element that is not an object. */
  readonly nonObject: (at: JsonOffset) => void
  /** An element that is too long. */
  readonly oversized: (at: JsonOffset) => void
  /** Any other fault. */
  readonly broken: (at: JsonOffset) => void
}
