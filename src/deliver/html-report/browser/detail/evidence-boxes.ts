import { element } from '../../../../base/browser/element.js'
import { stepsBox } from '../../../../base/browser/steps/steps-box.js'
import type { TestDetails } from '../../data/page-data.js'
import type { EvidenceBoxes } from '../boxes/failure-boxes.js'
import { type ImageBoxesContext, imageBoxes } from '../evidence/image-boxes.js'
import { filesBox } from '../files/files-box.js'
import type { PageContext } from '../page-context.js'

/** The attribute of the boxes to which `show=evidence` scrolls. */
export const evidenceAttribute = 'data-evidence'

/** Creates the boxes of the images, steps and files of a test or attempt. */
export function evidenceBoxes(
  { run, copy }: Pick<PageContext, 'run' | 'copy'>,
  details: TestDetails,
  images: ImageBoxesContext,
): EvidenceBoxes {
  const marked = (...boxes: readonly (HTMLElement | undefined)[]): readonly HTMLElement[] => {
    const found = boxes.filter((box) => box !== undefined)
    for (const box of found) box.setAttribute(evidenceAttribute, '')
    return found
  }
  return {
    afterReason: marked(...imageBoxes(details.attachments, images), stepsBox(details, element('span', { class: 'strong' }, 'Steps'))),
    afterOutput: marked(filesBox(details, run()?.attachments, copy)),
  }
}
