import { textBlock } from '../../../../base/browser/code-block.js'
import { element } from '../../../../base/browser/element.js'
import { countOf } from '../../../../base/text/counts.js'
import { foldBox } from './box.js'

/** Creates the closed box of what a test printed; undefined if it printed nothing. */
export function outputBox(stdout = '', stderr = ''): HTMLDetailsElement | undefined {
  const outputs = [
    { title: 'Standard output', text: stdout.trimEnd() },
    { title: 'Standard error', text: stderr.trimEnd() },
  ].filter(({ text }) => text !== '')
  if (outputs.length === 0) return undefined
  const lines = outputs.reduce((sum, { text }) => sum + text.split('\n').length, 0)
  const hasOne = outputs.length === 1
  return foldBox(
    'Output',
    countOf(lines, 'line'),
    ...outputs.flatMap(({ title, text }) => [
      ...(hasOne ? [] : [element('p', { class: 'small quiet output-title' }, title)]),
      textBlock(title, text),
    ]),
  )
}
