import type { Evaluator } from '../expressions/evaluator.js'
import type { MarkdownPart } from '../report-tree/node.js'
import { type PropertySources, readProperty } from './read-property.js'
import type { ResolvedComponent, ResolvedTemplate, Template, TemplateComponent } from './template.js'

/** What gives a template its values. */
export interface TemplateContext extends PropertySources {
  readonly evaluator: Pick<Evaluator, 'text' | 'parts'>
}

/**
 * Gives every expression of a template its value, and looks up the properties that it shows.
 * @throws UserError where an expression has no value; what a history throws
 */
export const resolveTemplate = async ({ components }: Template, context: TemplateContext): Promise<ResolvedTemplate> => ({
  components: await resolveAll(components, context),
})

const resolveAll = (components: readonly TemplateComponent[], context: TemplateContext): Promise<readonly ResolvedComponent[]> =>
  Promise.all(components.map((component) => resolve(component, context)))

async function resolve(component: TemplateComponent, context: TemplateContext): Promise<ResolvedComponent> {
  switch (component.type) {
    case 'markdown':
    case 'alert':
      return { ...component, text: markdownParts(component.text, context) }
    case 'section': {
      const { title = '', components } = component
      return { ...component, title: context.evaluator.text(title), components: await resolveAll(components, context) }
    }
    case 'property': {
      const { value: _value, baseline: _baseline, ...shown } = component
      return { ...shown, reading: await readProperty(component, context) }
    }
    default:
      return component
  }
}

/** What the user wrote is Markdown; what an expression came to may be a stranger's and is not. */
const markdownParts = (text: string, { evaluator }: TemplateContext): readonly MarkdownPart[] =>
  evaluator.parts(text).map((part) => ({ kind: part.kind === 'literal' ? 'markdown' : 'value', text: part.text }))
