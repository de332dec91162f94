import { codeBlock, codeLine } from '../../../../base/browser/code-block.js'
import { element } from '../../../../base/browser/element.js'
import type { CodeFrame } from '../failure-text/code-frame.js'
import { box } from './box.js'
import { wrapButton } from './wrap-switch.js'

/** Creates the box of the source code around a failure. `place` is its file, if possible as a link. */
export function frameBox({ lines }: Pick<CodeFrame, 'lines'>, place: Node | undefined): HTMLElement {
  return box(
    [element('span', { class: 'grow mono ellipsis' }, place ?? 'Source code'), wrapButton()],
    codeBlock(
      'Source code around the failure',
      ...lines.map(({ number, text, isHit }) =>
        codeLine(isHit ? 'hit' : '', element('span', { class: 'gutter' }, number === undefined ? '' : String(number)), text),
      ),
    ),
  )
}
