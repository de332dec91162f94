import { isRecord, type JsonRecord } from '../json/json-fields.js'

/** Returns the value if it is an object. */
export const asObject = (value: unknown): JsonRecord | undefined => (isRecord(value) ? value : undefined)

/** Returns the value if it is a string that is not empty. */
export const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Returns the value if it is a finite number. */
export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
