import { text } from '../../report-tree/node-builders.js'
import type { Component } from '../component.js'

/**
 * Builds a title with components below it; nothing if the components are empty. Without a title there is nothing to show around the
 * components, unless they can be folded, which needs a label.
 */
export const section: Component<'section'> = ({ title = '', collapsible = false, collapsed = true, components }, _scope, build) => {
  const children = build(components)
  if (children.length === 0) return []
  const shownTitle = title.trim() === '' ? '' : title
  if (shownTitle === '' && !collapsible) return children
  return [
    { type: 'section', title: [text(shownTitle || 'Details')], fold: collapsible ? (collapsed ? 'closed' : 'open') : 'fixed', children },
  ]
}
