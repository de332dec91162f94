import type { Component } from '../component.js'
import { isEmptyMarkdown } from './markdown.js'

/** What the user wrote, in a box whose colour says how urgent it is. */
export const alert: Component<'alert'> = ({ severity, text }) =>
  isEmptyMarkdown(text) ? [] : [{ type: 'alert', severity, children: [{ type: 'markdown', parts: text }] }]
