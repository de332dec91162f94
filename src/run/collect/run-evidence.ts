import { resolve } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { once } from '../../base/once.js'
import type { Config } from '../../config/config.js'
import { isPublicRepository } from '../../host/ci-context/public-repository.js'
import { untrustedEvent } from '../../host/ci-context/untrusted-event.js'
import type { SecretMask } from '../../host/secrets/secret-mask.js'
import { attachmentsFolder } from '../../read/evidence/stored-attachments.js'
import { createRunEvidence, type RunEvidence } from '../../read/evidence/with-evidence.js'
import { repositoryTop } from './source-folders.js'

interface EvidenceRequest {
  readonly cwd: string
  readonly config: Config
  readonly env: Environment
  /** Whether records files are read instead of results. */
  readonly readsRecords: boolean
  /** The records files of earlier attempts of jobs; absolute. */
  readonly earlierRecords: readonly string[]
  /** The records file that is written; absolute. */
  readonly recordsPath: string | undefined
  readonly mask: SecretMask
}

/** In megabytes. A private account may have 500 MB for all artifacts, of which history and parts need some. */
const budget = { public: 100, private: 20 }

/** Returns the limit of the files of tests that one job or report stores, in bytes. */
export function maximumAttachmentBytes({ collect }: Pick<Config, 'collect'>, env: Environment): number {
  const { maximumMegabytes = isPublicRepository(env) ? budget.public : budget.private } = collect.attachments ?? {}
  return maximumMegabytes * 1024 * 1024
}

/** Opens the steps and attachments of a run, with the places and limits that its configuration and its event allow. */
export function openRunEvidence({ cwd, config, env, readsRecords, earlierRecords, recordsPath, mask }: EvidenceRequest): RunEvidence {
  const { keep = 'failed', sensitive = 'auto', roots = [], maximumMegabytes } = config.collect.attachments ?? {}
  const isPublic = once(() => isPublicRepository(env))
  return createRunEvidence({
    places: {
      cwd,
      roots: roots.map((root) => resolve(cwd, root)),
      repositoryTop: repositoryTop(cwd),
      isUntrusted: untrustedEvent(env) !== undefined,
    },
    keep,
    keepsSensitive: () => (sensitive === 'auto' ? !isPublic() : sensitive === 'keep'),
    saysSensitive: sensitive === 'auto',
    readsRecords,
    earlierRecords,
    maximumMegabytes: () => maximumMegabytes ?? (isPublic() ? budget.public : budget.private),
    mask: mask.text,
    ...definedFields({ folder: recordsPath === undefined ? undefined : attachmentsFolder(recordsPath) }),
  })
}
