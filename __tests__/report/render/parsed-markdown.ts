import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** A node of the tree that a reader of Markdown makes. */
export interface Parsed {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Parsed[]
  readonly url?: string
  readonly lang?: string | null
}

/** Reads GitHub Flavored Markdown. */
export const parse = (markdown: string): Parsed =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Parsed

/** A node and all below it, in the order of the text. */
export function* nodesOf(node: Parsed): Generator<Parsed> {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}

/** A text without the marks that break references in it. */
export const visible = (text: string): string => text.replace(/[\u2060\u2066-\u2069]/g, '').trim()
