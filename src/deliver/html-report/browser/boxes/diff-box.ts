import { codeBlock, codeLine } from '../../../../base/browser/code-block.js'
import { type Child, element } from '../../../../base/browser/element.js'
import type { DiffLine, DiffView } from '../failure-text/diff-lines.js'
import { box } from './box.js'

const kinds = { '-': 'del', '+': 'add', ' ': '' } as const

/**
 * Creates the box of the compared values. The signs stay, because colour must not be the only difference.
 * @param step the line of the failed step
 */
export function diffBox({ lines, sides = ['expected', 'received'] }: DiffView, title: string | undefined, step?: string): HTMLElement {
  return box(
    [
      element('span', { class: 'grow mono' }, title ?? 'Difference'),
      element('span', { class: 'small quiet legend' }, key('del', sides[0]), key('add', sides[1])),
    ],
    codeBlock(
      `Difference: - is ${sides[0]}, + is ${sides[1]}`,
      step === undefined ? undefined : codeLine('', element('span', { class: 'quiet' }, `  ${step}`)),
      ...lines.map(line),
    ),
  )
}

const key = (kind: string, word: string) => element('span', { class: 'nowrap' }, element('span', { class: `key ${kind}` }), ` ${word}`)

function line({ sign, parts }: DiffLine): HTMLElement {
  const content = parts.map(({ text, isChanged }): Child => (isChanged ? element('b', {}, text) : text))
  return codeLine(kinds[sign], `${sign} `, ...content)
}
