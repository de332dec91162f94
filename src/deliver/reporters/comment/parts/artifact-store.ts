import { randomBytes } from 'node:crypto'
import type { Environment } from '../../../../base/environment.js'
import { UserError } from '../../../../base/errors.js'
import { ArtifactError } from '../../../../host/github/artifact-error.js'
import { connectResultsService } from '../../../../host/github/results-service.js'
import { uploadContent } from '../../../../host/github/upload-content.js'
import type { PartStore } from '../converge.js'
import { commentLimits } from '../limits.js'
import type { Part } from './part.js'
import { compressParts, readParts } from './part-document.js'
import { partName, readPartName } from './part-name.js'

/** The outcome of an upload. */
export type UploadOutcome = { readonly isStored: true } | { readonly isStored: false; readonly reason: string }

/** Stores the parts of a run as artifacts. */
export interface ArtifactStore extends PartStore<Part> {
  upload(part: Part, run: number): Promise<UploadOutcome>
}

/** The parts are needed only during the run. */
const retentionDays = 1
/** More than a run can have: a matrix has at most 256 jobs. */
const uploadMs = 30_000

const fileName = 'part.br'

interface StoreOptions {
  /** The key of the comment. */
  readonly key: string
  readonly env: Environment
  readonly say: (message: string) => void
}

/** Opens the artifacts of the own run. Returns undefined if this process has no access to them. */
export function openArtifactStore({ key, env, say }: StoreOptions): ArtifactStore | undefined {
  const service = connectResultsService({ env, maximumBytes: commentLimits.artifactBytes })
  if (service === undefined) return undefined

  /** The artifacts of the parts by name. After a clash of names, the artifact has a suffix. */
  const artifactOf = new Map<string, string>()

  const list = async (): Promise<readonly string[]> => {
    try {
      for (const { name, size } of await service.list()) {
        const facts = readPartName(name)
        if (facts !== undefined && size <= 2 * commentLimits.artifactBytes && artifactOf.size < commentLimits.listed)
          artifactOf.set(partName(facts), name)
      }
    } catch (error) {
      // The comment itself also contains the parts.
      say(`The artifacts of the run could not be listed: ${error instanceof Error ? error.message : error}`)
    }
    return [...artifactOf.keys()]
  }

  const uploadAs = (name: string, content: Buffer): Promise<void> =>
    uploadContent({ name, fileName, content, retentionDays, limitMs: uploadMs }, env)

  return {
    list,
    async read(name) {
      const content = await service.read(artifactOf.get(name) ?? name)
      if (content === undefined) return undefined
      try {
        const part = readParts(content).parts.find((one) => one.name === name)
        return part === undefined || part.comment === key ? part : 'foreign'
      } catch {
        // Another program may write artifacts with such names.
        return undefined
      }
    },
    async upload(part, run) {
      const content = compressParts({ run, parts: [part], covered: new Set() }, commentLimits.artifactBytes)
      if (content === undefined) return { isStored: false, reason: `The part is longer than ${commentLimits.artifactBytes} bytes.` }
      try {
        await uploadAs(part.name, content)
        return { isStored: true }
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        const isTaken = error instanceof ArtifactError && error.reason === 'name-taken'
        // The answer to an earlier attempt may have been lost.
        if (isTaken && (await list()).includes(part.name)) return { isStored: true }
        if (!isTaken) return { isStored: false, reason: error.message }
      }
      try {
        await uploadAs(`${part.name}-${randomBytes(2).toString('hex')}`, content)
        return { isStored: true }
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        return { isStored: false, reason: error.message }
      }
    },
  }
}
