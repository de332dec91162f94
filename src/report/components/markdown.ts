import type { MarkdownPart } from '../../report-tree/node.js'
import type { Component } from '../component.js'

/** Whether nothing would be seen: a text may be one expression whose value is empty. */
export const isEmptyMarkdown = (parts: readonly MarkdownPart[]): boolean => parts.every(({ text }) => text.trim() === '')

/** What the user wrote. */
export const markdown: Component<'markdown'> = ({ text }) => (isEmptyMarkdown(text) ? [] : [{ type: 'markdown', parts: text }])
