import { element } from '../../browser/element.js'
import type { TestDetails } from '../page-data.js'
import { copyButton } from './copy-button.js'

/** Creates the texts of a test or attempt, each with a heading and a button that copies it. */
export function detailTexts(details: TestDetails, level: 'h3' | 'h4', announce: (text: string) => void): readonly Node[] {
  const { lead, diff, details: stack, stdout, stderr } = details
  const message = lead ?? details.message
  const block = (title: string, copied: string | undefined, shown: Node | undefined) =>
    copied === undefined || shown === undefined
      ? []
      : [
          element(
            'section',
            { class: 'text-block' },
            element(
              'div',
              { class: 'text-head' },
              element(level, {}, title),
              copyButton('Copy', () => copied, announce),
            ),
            shown,
          ),
        ]
  const plain = (title: string, text: string | undefined) =>
    block(title, text, text === undefined ? undefined : element('pre', { tabindex: '0', role: 'group', 'aria-label': title }, text))
  return [
    ...(diff === undefined ? plain('Message', message) : block('Message', message ?? diff.join('\n'), diffBlock(diff))),
    ...plain('Stack', stack),
    ...plain('Standard output', stdout),
    ...plain('Standard error', stderr),
  ]
}

/** The signs at the start of the lines stay, because colour must not be the only difference. */
function diffBlock(lines: readonly string[]): HTMLElement {
  const shown = lines.map((line) => element(line.startsWith('-') ? 'del' : line.startsWith('+') ? 'ins' : 'span', {}, `${line}\n`))
  return element(
    'pre',
    {
      class: 'diff',
      tabindex: '0',
      role: 'group',
      'aria-label': 'Message as a diff: lines with - were expected, lines with + were received',
    },
    ...shown,
  )
}
