import { type Child, element } from '../../../../base/browser/element.js'
import { stepsBox } from '../../../../base/browser/steps/steps-box.js'
import { countEvidence } from '../../../../judge/failure/evidence-counts.js'
import { evidenceWords } from '../../../../judge/failure/evidence-words.js'
import type { TestSteps } from '../../../answers/test-steps.js'
import { buildNode } from '../answers/sighting.js'
import { textOfAttempt } from '../pieces/failure-item.js'
import type { FailedRun } from './failed-run.js'

/**
 * Creates the box of the steps of a failed run, and the line with the kinds of its files.
 * @param namesBuild whether the box names the build, because the text above it belongs to another one
 */
export function failedRunBoxes({ run, evidence }: FailedRun, namesBuild: boolean): readonly HTMLElement[] {
  const title = element('h3', {}, 'Steps', ...(namesBuild ? [' of ', buildNode(run)] : []))
  return [stepsBox({ ...evidence, message: textOfAttempt(run) }, title), filesLine(evidence, buildNode(run))].filter(
    (part) => part !== undefined,
  )
}

/** Creates `1 image comparison · screenshot. The files are in the report of build 4210.`; undefined if the run left no files. */
function filesLine({ attachments, attachmentsLeftOut }: TestSteps, build: Child): HTMLElement | undefined {
  // A file without a size was not stored anywhere.
  const counts = countEvidence(attachments.filter(({ size }) => size !== undefined))
  const words = evidenceWords({ ...counts, files: counts.files + attachmentsLeftOut })
  if (words === '') return undefined
  return element(
    'p',
    { class: 'run-files' },
    words,
    element('span', { class: 'hint' }, 'The files are not on this server. Look for them in the report of ', build, '.'),
  )
}
