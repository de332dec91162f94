/** How much the text of a failure proves: `w` different causes may share it, `e` it names the network, the disk or the memory. */
export type CauseKind = '' | 'w' | 'e'

const ids = new Map<string, string>()

/** Returns the id of a cause as reports contain it. */
export function causeId(kind: CauseKind, cause: string): string {
  const key = `${kind} ${cause}`
  const known = ids.get(key)
  if (known !== undefined) return known
  const id = `2${kind}-${hash(key, 0x811c9dc5)}${hash(key, 0x01000193)}`.slice(0, kind.length + 14)
  if (ids.size > 1e6) ids.clear()
  ids.set(key, id)
  return id
}

/** FNV-1a with a start of its own, and the mixing of its bits at the end. */
function hash(text: string, start: number): string {
  let state = start
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return ((state ^ (state >>> 13)) >>> 0).toString(16).padStart(8, '0')
}
