import { components } from './components.js'
import type { ResolvedComponent, ResolvedTemplate, Template, TemplateComponent, TemplateContext } from './template.js'

/**
 * Evaluates every expression of a template, and looks up the properties that it shows.
 * @throws UserError if an expression cannot be evaluated; any error of a history
 */
export async function resolveTemplate(template: Template, context: TemplateContext): Promise<ResolvedTemplate> {
  const resolveAll = (parts: readonly TemplateComponent[]): Promise<readonly ResolvedComponent[]> => Promise.all(parts.map(resolve))
  async function resolve(component: TemplateComponent): Promise<ResolvedComponent> {
    const { resolve: resolveProperties } = components[component.type]
    if (resolveProperties === undefined) return component as ResolvedComponent
    // TypeScript does not see that the type of a component selects the function for its own properties.
    return { type: component.type, ...(await resolveProperties(component as never, context, resolveAll)) } as ResolvedComponent
  }
  return { components: await resolveAll(template.components) }
}
