import type { Block, Section } from '../tree/node.js'
import { paragraph, text } from '../tree/node-builders.js'
import type { HtmlToken } from './html-tokens.js'

/** A `<details>` that is still open. The outermost one represents the text around all of them. */
interface OpenFold {
  readonly fold: Section['fold']
  title: string
  readonly children: Block[]
}

/** Collects the blocks of a text. Those between `<details>` and `</details>` become a section. */
export interface FoldBuilder {
  block(block: Block): void
  html(tokens: readonly HtmlToken[]): void
  /** Returns all blocks. For a fold without an end, the title is a paragraph. */
  end(): readonly Block[]
}

const lineOf = (value: string) => value.replace(/\s+/g, ' ').trim()

/** Creates an empty builder. */
export function createFoldBuilder(): FoldBuilder {
  const outermost: OpenFold = { fold: 'fixed', title: '', children: [] }
  const open: OpenFold[] = []
  let isSummary = false
  let pending = ''

  const current = () => open.at(-1) ?? outermost

  /** Adds the text between two tags, with a paragraph for each line. */
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
        // The title that browsers show if there is no summary.
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
