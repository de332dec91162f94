import { text } from '../../tree/node-builders.js'
import { defineComponent, type SchemaBuilders, type Written } from '../component.js'
import type { ResolvedComponent, TemplateComponent } from '../template.js'

const ownProperties = ({ Type, template }: SchemaBuilders) => ({
  title: Type.Optional(template('The title.')),
  collapsible: Type.Optional(Type.Boolean({ default: false, description: 'Whether the section can be collapsed.' })),
  collapsed: Type.Optional(Type.Boolean({ default: true, description: 'Whether a collapsible section is collapsed at first.' })),
})

/** The properties of a section, without its components. */
export interface SectionProperties extends Written<ReturnType<typeof ownProperties>> {}

export interface ResolvedSection extends SectionProperties {
  readonly components: readonly ResolvedComponent[]
}

/** Builds a title with components below it. Without a title, only the components are shown, unless a label is needed to collapse them. */
export const section = defineComponent({
  description: 'Shows components under one title.',
  properties: (builders) => ({
    ...ownProperties(builders),
    components: builders.Type.Array(builders.Type.Unsafe<TemplateComponent>({ $ref: '#/definitions/component' }), {
      description: 'The components in the section.',
    }),
  }),
  resolve: async ({ title = '', components, ...others }, { evaluator }, resolveAll): Promise<ResolvedSection> => ({
    ...others,
    title: evaluator.text(title),
    components: await resolveAll(components),
  }),
  build({ title = '', collapsible = false, collapsed = true, components }, _scope, buildAll) {
    const children = buildAll(components)
    if (children.length === 0) return []
    const shownTitle = title.trim() === '' ? '' : title
    if (shownTitle === '' && !collapsible) return children
    return [
      { type: 'section', title: [text(shownTitle || 'Details')], fold: collapsible ? (collapsed ? 'closed' : 'open') : 'fixed', children },
    ]
  },
})
