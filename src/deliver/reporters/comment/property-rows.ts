import { shorten } from '../../../base/text/shorten.js'
import { noDetail } from '../../../report/content/detail.js'
import { reportLimits } from '../../../report/content/limits.js'
import { buildReport } from '../../../report/content/report.js'
import type { ReportScope } from '../../../report/content/scope.js'
import type { ResolvedComponent, ResolvedTemplate } from '../../../report/content/template.js'
import type { Block, Inline } from '../../../report/tree/node.js'
import { text } from '../../../report/tree/node-builders.js'
import { commentLimits } from './limits.js'
import type { Part, PropertyRow } from './parts/part.js'

/** Returns the properties that a template shows, as texts for the reports of other jobs. */
export function propertyRows({ components }: ResolvedTemplate, scope: ReportScope): readonly PropertyRow[] {
  return components.flatMap((component: ResolvedComponent): readonly PropertyRow[] => {
    if (component.type === 'section') return propertyRows(component, scope)
    if (component.type !== 'property') return []
    const { children } = buildReport({ components: [component] }, { ...scope, detail: noDetail })
    return children
      .flatMap((block) => (block.type === 'table' ? block.rows : []))
      .map(([name = [], ...cells]) => ({
        name: plainText(name),
        value: cells
          .map(plainText)
          .filter((cell) => cell !== '' && cell !== '–')
          .join(' · '),
      }))
  })
}

const plainText = (inlines: readonly Inline[]): string => shorten(inlines.map(inlineText).join(''), reportLimits.propertyValue)

function inlineText(inline: Inline): string {
  if ('value' in inline) return inline.value
  return 'children' in inline ? inline.children.map(inlineText).join('') : ''
}

/**
 * Returns a table of the properties of several jobs.
 * @param own the part whose properties the template of the user shows, so that the table has only those that differ
 */
export function otherProperties(parts: readonly Part[], own: Part | undefined): readonly Block[] {
  const shown = new Set(own?.results.properties.map(propertyKey))
  const rows = parts
    .filter(({ name }) => name !== own?.name)
    .flatMap(({ job, results }) =>
      results.properties.filter((row) => !shown.has(propertyKey(row))).map(({ name, value }) => [job, name, value]),
    )
    .slice(0, commentLimits.propertyRows)
  if (rows.length === 0) return []
  const cell = (value: string): readonly Inline[] => [text(value)]
  return [
    {
      type: 'table',
      align: ['left', 'left', 'left'],
      head: ['Job', 'Property', 'Value'].map(cell),
      rows: rows.map((row) => row.map(cell)),
    },
  ]
}

const propertyKey = ({ name, value }: PropertyRow): string => JSON.stringify([name, value])
