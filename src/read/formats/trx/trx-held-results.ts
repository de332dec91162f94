import { detach } from '../../../base/text/detach.js'
import type { ReadAttachment } from '../../../records/evidence.js'
import type { Status } from '../../../records/record.js'
import { detachAttachment, lengthOfAttachments } from '../fields/held-attachment.js'

/** The texts of a result. */
export interface TrxTexts {
  message?: string
  details?: string
  stdout?: string
  stderr?: string
}

/** One counted result, without its definition. */
export interface TrxResult {
  readonly testId: string
  readonly name: string
  readonly status: Status
  /** In ms; NaN if it is missing. */
  readonly duration: number
  /** In Unix ms; NaN if it is missing. */
  readonly timestamp: number
  readonly texts: TrxTexts | undefined
  readonly attachments: readonly ReadAttachment[] | undefined
}

/** Holds results until their definitions are read, which usually follow all results. */
export interface TrxHeldResults {
  /** Holds a result. If that would take too much memory, it drops all results and returns false. */
  hold(result: TrxResult): boolean
  /** Passes on and removes all results, in order. */
  release(pass: (result: TrxResult) => void): void
}

const maximumResults = 200_000
const maximumCharacters = 48 * 1024 * 1024

/** Creates an empty store. It keeps columns, because a hundred thousand long-lived objects cost more time than reading the file. */
export function createTrxHeldResults(): TrxHeldResults {
  let ids: string[] = []
  let names: string[] = []
  let statuses: Status[] = []
  let durations: number[] = []
  let timestamps: number[] = []
  let texts = new Map<number, TrxTexts>()
  let attachments = new Map<number, readonly ReadAttachment[]>()
  let characters = 0

  const clear = () => {
    ids = []
    names = []
    statuses = []
    durations = []
    timestamps = []
    texts = new Map()
    attachments = new Map()
    characters = 0
  }

  return {
    hold(result) {
      if (result.texts !== undefined) {
        const kept = detachTexts(result.texts)
        characters += (kept.message?.length ?? 0) + (kept.details?.length ?? 0) + (kept.stdout?.length ?? 0) + (kept.stderr?.length ?? 0)
        texts.set(ids.length, kept)
      }
      if (result.attachments !== undefined) {
        const kept = result.attachments.map(detachAttachment)
        characters += lengthOfAttachments(kept)
        attachments.set(ids.length, kept)
      }
      characters += result.name.length + result.testId.length
      ids.push(detach(result.testId))
      names.push(detach(result.name))
      statuses.push(result.status)
      durations.push(result.duration)
      timestamps.push(result.timestamp)
      if (ids.length <= maximumResults && characters <= maximumCharacters) return true
      clear()
      return false
    },
    release(pass) {
      for (let index = 0; index < ids.length; index += 1) {
        pass({
          testId: ids[index] ?? '',
          name: names[index] ?? '',
          status: statuses[index] ?? 'unknown',
          duration: durations[index] ?? Number.NaN,
          timestamp: timestamps[index] ?? Number.NaN,
          texts: texts.get(index),
          attachments: attachments.get(index),
        })
      }
      clear()
    },
  }
}

function detachTexts(texts: TrxTexts): TrxTexts {
  const kept: TrxTexts = {}
  if (texts.message !== undefined) kept.message = detach(texts.message)
  if (texts.details !== undefined) kept.details = detach(texts.details)
  if (texts.stdout !== undefined) kept.stdout = detach(texts.stdout)
  if (texts.stderr !== undefined) kept.stderr = detach(texts.stderr)
  return kept
}
