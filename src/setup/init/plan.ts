import { actionReference } from '../../base/action-reference.js'
import { documentationUrl } from '../../base/documentation-url.js'
import { configurationText } from './configuration-text.js'
import type { SurveyFinding } from './finding.js'
import type { NewFile } from './new-file.js'
import type { Survey } from './survey.js'
import { workflowText } from './workflow-text.js'

/** The workflow that `init` writes. */
export const workflowPath = '.github/workflows/test.yml'

/** The tools to report and the files to write. */
export interface Choice {
  readonly findings: readonly SurveyFinding[]
  readonly configuration: boolean
  readonly workflow: boolean
}

/** Whether a workflow can be offered, and whether it is written without a question. */
export interface WorkflowOffer {
  readonly isPossible: boolean
  /** The answer if no question is asked, and the first one if it is. */
  readonly isDefault: boolean
}

/**
 * Decides about a workflow. A repository on another service gets none. Beside workflows that exist, one is written only if the user asks
 * for it: one of them may run the tests, even if this is not recognised.
 */
export function offerWorkflow({ findings, otherCis, workflows, repositoryRoot }: Survey): WorkflowOffer {
  const isOnGitHub = workflows.length > 0 || otherCis.length === 0
  const isPossible = findings.length > 0 && isOnGitHub && repositoryRoot === undefined
  return { isPossible, isDefault: isPossible && workflows.length === 0 }
}

/** Returns the files of a choice. */
export function planFiles(
  { findings, configuration, workflow }: Choice,
  { configPath, defaultBranch }: { readonly configPath: string; readonly defaultBranch: string },
): readonly NewFile[] {
  const configurationFile = {
    title: 'configuration file',
    path: configPath,
    text: configurationText(findings),
    hint: 'Remove it first, or name another file with --config.',
  }
  const workflowFile = {
    title: 'workflow',
    path: workflowPath,
    text: workflowText(findings, { defaultBranch, action: actionReference }),
    hint: `To report its tests, add this step to it: ${documentationUrl('docs/action.md')}`,
  }
  return [...(configuration ? [configurationFile] : []), ...(workflow ? [workflowFile] : [])]
}
