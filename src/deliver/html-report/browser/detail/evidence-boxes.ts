import type { TestDetails } from '../../data/page-data.js'
import type { EvidenceBoxes } from '../boxes/failure-boxes.js'
import { filesBox } from '../files/files-box.js'
import type { PageContext } from '../page-context.js'
import { stepsBox } from '../steps/steps-box.js'

/** The attribute of the boxes to which `show=evidence` scrolls. */
export const evidenceAttribute = 'data-evidence'

/** Creates the boxes of the steps and files of a test or attempt. */
export function evidenceBoxes({ run, copy }: Pick<PageContext, 'run' | 'copy'>, details: TestDetails): EvidenceBoxes {
  const marked = (box: HTMLElement | undefined): readonly HTMLElement[] => {
    box?.setAttribute(evidenceAttribute, '')
    return box === undefined ? [] : [box]
  }
  return { afterReason: marked(stepsBox(details)), afterOutput: marked(filesBox(details, run()?.attachments, copy)) }
}
