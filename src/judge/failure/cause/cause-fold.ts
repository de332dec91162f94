import { formatCount } from '../../../base/text/counts.js'
import { isEnvironmentCause, isWeakCause } from './cause-id.js'

/** The part of a cause that it shares with others, so that a report shows them together. */
export interface CauseFold {
  /** Equal for all of them. */
  readonly key: string
  /** The signature without the part that differs. */
  readonly signature: string
  readonly differ: 'address' | 'test'
}

/** The parts of a cause that decide about its fold. */
export interface FoldedCause {
  readonly id: string
  readonly signature: string
  readonly hasFunction: boolean
}

/** The number of causes that a report folds. Two take no more room than their fold. */
const minimumCauses = 3

/** An address in a signature of the environment: `http://localhost:3000`, `db:5432`, `127.0.0.1`, `8.8.8.#`, `#`, or the name of a host. */
const address =
  /\b(?:https?|wss?|tcp|amqps?|rediss?|mongodb):\/\/[^\s/"'`()[\]]{1,200}|(?<![\w:])\[?::1\]?(?::(?:\d{2,5}|#))?(?![\w#:])|(?<![\w#])[\w.#-]{1,200}:(?:\d{2,5}|#)(?![\w#])|(?<![\w.#-])(?:localhost|(?:\d{1,3}\.){3}[\d#]{1,3}|#)(?![\w#])|(?<=(?:ENOTFOUND|EAI_AGAIN|lookup|host:|UnknownHostException:) )[\w.#-]{1,200}/g

/** Returns the fold of a cause. Undefined for a cause that is always shown by itself. */
export function causeFold({ id, signature, hasFunction }: FoldedCause): CauseFold | undefined {
  if (isEnvironmentCause(id)) {
    const common = signature.replace(address, '…')
    if (common === signature) return undefined
    return {
      key: `address ${common}`,
      signature: common.replace(/[\s:,(]{0,10}(?: (?:at|to|for|on|of) )?…[\s)]{0,5}$/, ''),
      differ: 'address',
    }
  }
  if (!isWeakCause(id) || hasFunction || signature === '') return undefined
  return { key: `test ${signature}`, signature, differ: 'test' }
}

/** Causes that a report shows together, or a single cause without a fold. */
export interface CauseGroup<Item> {
  readonly causes: readonly [Item, ...Item[]]
  readonly fold?: CauseFold
}

/**
 * Groups causes of which three or more differ only in an address, or in the test of a weak signature. A group has the place of its first
 * cause.
 */
export function groupCauses<Item>(causes: readonly Item[], foldOf: (cause: Item) => CauseFold | undefined): readonly CauseGroup<Item>[] {
  const byKey = new Map<string, Item[]>()
  const folds = causes.map(foldOf)
  for (const [index, cause] of causes.entries()) {
    const key = folds[index]?.key
    if (key === undefined) continue
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, [cause])
    else known.push(cause)
  }
  return causes.flatMap((cause, index): readonly CauseGroup<Item>[] => {
    const fold = folds[index]
    const [first, ...others] = (fold && byKey.get(fold.key)) ?? []
    if (fold === undefined || first === undefined || others.length + 1 < minimumCauses) return [{ causes: [cause] }]
    return first === cause ? [{ causes: [first, ...others], fold }] : []
  })
}

/** Counts distinct causes as reports show them. */
export function createCauseCounter(): { add(cause: FoldedCause): void; count(): number } {
  const sizes = new Map<string, number>()
  let single = 0
  return {
    add(cause) {
      const key = causeFold(cause)?.key
      if (key === undefined) single += 1
      else sizes.set(key, (sizes.get(key) ?? 0) + 1)
    },
    count: () => [...sizes.values()].reduce((sum, size) => sum + (size < minimumCauses ? size : 1), single),
  }
}

/** Returns what a report adds to the reach of a group: `6 addresses`, `may have several causes`. */
export const foldNote = (differ: CauseFold['differ'], causes: number): string =>
  differ === 'address' ? `${formatCount(causes)} addresses` : 'may have several causes'
