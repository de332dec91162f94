import { randomBytes } from 'node:crypto'

/** Returns the path under which something is written until it is complete: next to its place, so that it can be renamed. */
export const unfinishedPath = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.tmp`

/** Returns whether a path is one of {@link unfinishedPath}, or inside one. A run that was killed leaves it. */
export const isUnfinished = (path: string): boolean => path.includes('.tmp') && /\.[0-9a-f]{12}\.tmp(?:[\\/]|$)/.test(path)
