import { shorten } from '../../../base/text/shorten.js'
import { failedPaths } from '../../../judge/failure/failed-steps.js'
import { attachmentKind } from '../../../records/attachment-kind.js'
import { pageLimits } from '../data/limits.js'
import { type EvidenceColumns, searchedFiles, type TestDetails } from '../data/page-data.js'
import { createNameTable } from './name-table.js'

/** Collects what the search knows of steps and files. */
export interface EvidenceCollector {
  /** @param place the index of the execution in the block */
  add(details: TestDetails, place: number): void
  /** Returns the columns since the last call; undefined if they are empty. */
  take(): EvidenceColumns | undefined
}

/** Creates empty columns. Names of steps are numbered over all blocks. */
export function createEvidenceColumns(): EvidenceCollector {
  const steps = createNameTable<string>(pageLimits.stepNames)
  let stepOf: [number, number][] = []
  let filesOf: [number, number][] = []

  return {
    add(details, place) {
      const { attempts = [] } = details
      const names = failedNames(details) ?? attempts.map(failedNames).findLast((each) => each !== undefined)
      const step = names === undefined ? -1 : steps.numberOf(names, () => names)
      if (step !== -1) stepOf.push([place, step])
      const flags = attempts.reduce((sum, attempt) => sum | flagsOf(attempt), flagsOf(details))
      if (flags !== 0) filesOf.push([place, flags])
    },
    take() {
      if (stepOf.length === 0 && filesOf.length === 0) return undefined
      const taken = { steps: steps.takeNew(), stepOf, filesOf }
      stepOf = []
      filesOf = []
      return taken
    },
  }
}

function failedNames({ steps }: TestDetails): string | undefined {
  const names = [...new Set(failedPaths(steps ?? []).flatMap((path) => path.map(({ name }) => name)))]
  const kept = names.length > pageLimits.steps ? [...names.slice(0, pageLimits.steps / 2), ...names.slice(-pageLimits.steps / 2)] : names
  return names.length === 0 ? undefined : kept.map((name) => shorten(name, pageLimits.stepName)).join(' › ')
}

/** Returns the flags of the files that were found. */
function flagsOf({ attachments = [] }: TestDetails): number {
  return attachments.reduce((flags, { type, comparison, reason }) => {
    const kind = attachmentKind(type)
    const searched = kind === 'image' ? (comparison === undefined ? 'screenshot' : 'comparison') : kind
    const index = reason === undefined ? (searchedFiles as readonly string[]).indexOf(searched) : -1
    return index === -1 ? flags : flags | (1 << index)
  }, 0)
}
