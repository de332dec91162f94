import type { MarkdownPart } from '../tree/node.js'
import type { TemplateContext } from './template.js'

/** Splits a text at its expressions. The user wrote the literal parts as Markdown; the values are untrusted, so they are plain text. */
export const markdownParts = (text: string, { evaluator }: TemplateContext): readonly MarkdownPart[] =>
  evaluator.parts(text).map((part) => ({ kind: part.kind === 'literal' ? 'markdown' : 'value', text: part.text }))

/** Whether nothing would be visible, for example because the text is one expression without a value. */
export const isEmptyMarkdown = (parts: readonly MarkdownPart[]): boolean => parts.every(({ text }) => text.trim() === '')
