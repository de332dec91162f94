import { type Child, element } from '../../../browser/element.js'
import type { DiffLine, DiffView } from '../failure-text/diff-lines.js'
import { box } from './box.js'
import { codeBlock, codeLine } from './code-block.js'

const kinds = { '-': 'del', '+': 'add', ' ': '' } as const

/** Creates the box of the compared values. The signs stay, because colour must not be the only difference. */
export function diffBox({ lines }: DiffView, title: string | undefined): HTMLElement {
  return box(
    [
      element('span', { class: 'grow mono' }, title ?? 'Difference'),
      element('span', { class: 'small quiet legend' }, key('del', 'expected'), key('add', 'received')),
    ],
    codeBlock('Difference: lines with - were expected, lines with + were received', ...lines.map(line)),
  )
}

const key = (kind: string, word: string) => element('span', { class: 'nowrap' }, element('span', { class: `key ${kind}` }), ` ${word}`)

function line({ sign, parts }: DiffLine): HTMLElement {
  const content = parts.map(({ text, isChanged }): Child => (isChanged ? element('b', {}, text) : text))
  return codeLine(kinds[sign], `${sign} `, ...content)
}
