import { realpathSync } from 'node:fs'
import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import { findOtherCis, type OtherCi } from './continuous-integration.js'
import { findDefaultBranch } from './default-branch.js'
import { detectTools } from './detectors.js'
import { countExistingResults, type ExistingResults } from './existing-results.js'
import type { SurveyFinding } from './finding.js'
import { openRepositoryView } from './repository-view.js'
import { type ExistingWorkflow, findWorkflows } from './workflows/existing-workflows.js'

/** The result of looking at a repository. */
export interface Survey {
  readonly findings: readonly SurveyFinding[]
  /** The findings that are not in {@link findings}, because a tool is used in too many folders. */
  readonly omitted: readonly SurveyFinding[]
  readonly results: readonly ExistingResults[]
  readonly otherCis: readonly OtherCi[]
  readonly workflows: readonly ExistingWorkflow[]
  readonly defaultBranch: string
  /** The root of the repository, if the folder is inside of it; GitHub reads workflows only there. */
  readonly repositoryRoot?: string
  /** The files that were not read, and why. */
  readonly leftOut: ReadonlyMap<string, string>
}

/** Looks at a folder and the files in it. */
export function surveyRepository(cwd: string, env: Environment): Survey {
  const view = openRepositoryView(cwd, env)
  const root = findWorkTree(cwd)
  const omitted: SurveyFinding[] = []
  return {
    findings: detectTools(view, (findings) => void omitted.push(...findings)),
    omitted,
    results: countExistingResults(cwd),
    otherCis: findOtherCis(view),
    workflows: findWorkflows(view),
    defaultBranch: findDefaultBranch(cwd, env),
    ...definedFields({ repositoryRoot: root !== realpathSync(cwd) ? root : undefined }),
    leftOut: view.leftOut(),
  }
}
