import type { Block, Section } from '../report-tree/node.js'
import { paragraph, text } from '../report-tree/node-builders.js'
import type { HtmlToken } from './html-tokens.js'

/** A `<details>` whose end has not come yet; the outermost one stands for the text around all of them. */
interface OpenFold {
  readonly fold: Section['fold']
  title: string
  readonly children: Block[]
}

/** Gathers the blocks of a text, those between `<details>` and `</details>` as a section. */
export interface FoldBuilder {
  block(block: Block): void
  html(tokens: readonly HtmlToken[]): void
  /** All blocks. A fold without an end is none: its title is a paragraph. */
  end(): readonly Block[]
}

const lineOf = (value: string) => value.replace(/\s+/g, ' ').trim()

/** A builder that holds nothing yet. */
export function createFoldBuilder(): FoldBuilder {
  const outermost: OpenFold = { fold: 'fixed', title: '', children: [] }
  const open: OpenFold[] = []
  let isSummary = false
  let pending = ''

  const current = () => open.at(-1) ?? outermost

  /** The text between two marks, a paragraph for each of its lines. */
  function flush(): void {
    for (const line of pending.split('\n').map(lineOf)) if (line !== '') current().children.push(paragraph(text(line)))
    pending = ''
  }

  function endSummary(): void {
    current().title = lineOf(pending)
    pending = ''
    isSummary = false
  }

  function token(next: HtmlToken): void {
    if (next.type === 'text') {
      pending += next.value
      return
    }
    if (isSummary) endSummary()
    else flush()
    switch (next.type) {
      case 'details':
        open.push({ fold: next.isOpen ? 'open' : 'closed', title: '', children: [] })
        break
      case 'summary':
        isSummary = open.length > 0 && current().title === ''
        break
      case 'detailsEnd': {
        const ended = open.pop()
        if (ended === undefined) break
        const { title, fold, children } = ended
        // Browsers write this where there is no summary.
        current().children.push({ type: 'section', title: [text(title || 'Details')], fold, children })
      }
    }
  }

  return {
    block(block) {
      if (isSummary) endSummary()
      current().children.push(block)
    },
    html(tokens) {
      for (const next of tokens) token(next)
      if (!isSummary) flush()
    },
    end() {
      if (isSummary) endSummary()
      return [outermost, ...open].flatMap(({ title, children }) => [...(title === '' ? [] : [paragraph(text(title))]), ...children])
    },
  }
}
