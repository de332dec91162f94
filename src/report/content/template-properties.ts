import type { Template, TemplateComponent } from './template.js'

/** A property in a template. */
export type PropertyComponent = Extract<TemplateComponent, { readonly type: 'property' }>

/** Returns the properties of a template, also those in sections. */
const propertiesIn = ({ components }: Template): readonly PropertyComponent[] =>
  components.flatMap((component): readonly PropertyComponent[] => {
    if (component.type === 'section') return propertiesIn(component)
    return component.type === 'property' ? [component] : []
  })

/** Returns the properties of a template that have a limit or an expected trend. */
export const judgedProperties = (template: Template): readonly PropertyComponent[] =>
  propertiesIn(template).filter(({ min, max, baseline }) => min !== undefined || max !== undefined || baseline?.expectedTrend !== undefined)

/** Returns whether a template compares a property with earlier builds. */
export const usesBaseline = (template: Template): boolean => propertiesIn(template).some(({ baseline }) => baseline !== undefined)
