import type { Environment } from '../../../base/environment.js'
import type { CiContext, CiContextSources } from '../ci-context.js'

type Unchecked<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }

/** A context as a CI service describes it: fields may be undefined, empty, too long or forged. */
export type UncheckedContext = Unchecked<Omit<CiContext, 'build' | 'source' | 'testedBuild'>> & {
  readonly build?: Unchecked<CiContext['build']>
  readonly testedBuild?: Unchecked<CiContext['build']> | undefined
  readonly source?: Unchecked<CiContext['source']>
}

/** A CI service that describes a run in environment variables. */
export interface CiService {
  /** Returns whether the service set the environment. */
  isActive(env: Environment): boolean
  read(sources: CiContextSources): UncheckedContext
}
