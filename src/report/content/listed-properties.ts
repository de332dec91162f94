import { formatCount } from '../../base/text/counts.js'
import { shorten } from '../../base/text/shorten.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Paragraph } from '../tree/node.js'
import { lineBreak, paragraph, strong, text } from '../tree/node-builders.js'
import { reportLimits } from './limits.js'
import { numberFormat } from './property-format.js'
import type { ResolvedComponent, ResolvedTemplate } from './template.js'

type Recorded = Pick<RunSummary, 'counts' | 'properties'>

interface ListedProperty {
  readonly name: string
  readonly value: string | number
}

/** The first properties of a run without tests, and the number of the others. */
interface ListedProperties {
  readonly shown: readonly ListedProperty[]
  /** `and 12 more`; empty if all are shown. */
  readonly more: string
}

/** Returns the properties that reports without a template of the user show. Modules may have properties of the same name. */
function listedProperties({ counts, properties }: Recorded, limit: number): ListedProperties {
  if (counts.total > 0) return { shown: [], more: '' }
  const uses = new Map<string, number>()
  for (const { name } of properties) uses.set(name, (uses.get(name) ?? 0) + 1)
  const shown = properties.slice(0, limit).map(({ name, module, value }) => ({
    name: shorten(uses.get(name) === 1 || module === undefined ? name : `${name} · ${module}`, reportLimits.propertyName),
    value,
  }))
  const more = properties.length - shown.length
  return { shown, more: more === 0 ? '' : `and ${formatCount(more)} more` }
}

/** Adds the listed properties to a default template if the run has no tests. */
export function withListedProperties({ components }: ResolvedTemplate, summary: Recorded): ResolvedTemplate {
  const { shown, more } = listedProperties(summary, reportLimits.rows)
  const rows = shown.map(
    ({ name, value }): ResolvedComponent => ({
      type: 'property',
      name,
      valueType: typeof value === 'number' ? 'number' : 'string',
      reading: { value: { value } },
    }),
  )
  const rest: readonly ResolvedComponent[] = more === '' ? [] : [{ type: 'markdown', text: [{ kind: 'value', text: more }] }]
  return { components: [...components, ...rows, ...rest] }
}

/** The properties of a run without tests as texts, for reports that show no template. */
interface ListedTexts {
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** `and 12 more`; empty if all are shown. */
  readonly more: string
}

/** Returns the first properties of a run without tests as texts. */
export function listedTexts(summary: Recorded): ListedTexts {
  const { shown, more } = listedProperties(summary, reportLimits.properties)
  const format = numberFormat(undefined)
  const textOf = (value: string | number) => (typeof value === 'number' ? format(value) : shorten(value, reportLimits.propertyValue))
  return { facts: shown.map(({ name, value }) => ({ name, value: textOf(value) })), more }
}

/** Returns the first properties of a run without tests for a chat, one per line. */
export function listedParagraphs(summary: Recorded): readonly Paragraph[] {
  const { facts, more } = listedTexts(summary)
  const lines = [...facts.map(({ name, value }) => [strong(name), text(` ${value}`)]), ...(more === '' ? [] : [[text(more)]])]
  return lines.length === 0 ? [] : [paragraph(...lines.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line])))]
}
