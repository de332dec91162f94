import type { Component } from '../component.js'

/** What the user wrote. */
export const markdown: Component<'markdown'> = ({ text }) => [{ type: 'markdown', parts: text }]
