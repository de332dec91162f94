import type { Template, TemplateComponent } from './template.js'

type PropertyComponent = Extract<TemplateComponent, { readonly type: 'property' }>

/** Returns the properties of a template that have a limit or an expected trend. */
export const judgedProperties = ({ components }: Template): readonly PropertyComponent[] =>
  components.flatMap((component): readonly PropertyComponent[] => {
    if (component.type === 'section') return judgedProperties(component)
    return component.type === 'property' && isJudged(component) ? [component] : []
  })

const isJudged = ({ min, max, baseline }: PropertyComponent): boolean =>
  min !== undefined || max !== undefined || baseline?.expectedTrend !== undefined
