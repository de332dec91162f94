import type { Component } from '../component.js'
import { text } from '../node-builders.js'

/** A title above other components. It is left out where none of them has anything to tell. */
export const section: Component<'section'> = ({ title, collapsible = false, collapsed = true, components }, _scope, build) => {
  const children = build(components)
  if (children.length === 0) return []
  return [{ type: 'section', title: [text(title)], fold: collapsible ? (collapsed ? 'closed' : 'open') : 'fixed', children }]
}
