import { countOf, formatCount } from '../../../base/text/counts.js'
import { type SymbolName, symbolId } from '../../../base/text/symbols.js'
import type { Problem } from '../../../records/problem.js'
import { problemLine } from '../../../report/content/components/problems.js'
import { escapeHtmlText, renderHtmlInline } from '../../../report/render/html.js'
import type { Mark } from '../../../report/tree/node.js'
import { linked, text } from '../../../report/tree/node-builders.js'
import { pageLimits } from '../data/limits.js'
import { pageIds, type TabName } from '../data/page-elements.js'
import type { ContextFact, FoundData, HeadTag, PageHead, ProportionPart } from './page-head.js'

const marks: Readonly<Record<Mark, readonly [symbol: SymbolName, word: string]>> = {
  successful: ['complete', 'Passed'],
  failed: ['failed', 'Failed'],
  skipped: ['skipped', 'Skipped'],
  cancelled: ['cancelled', 'Cancelled'],
  running: ['running', 'Running'],
  waiting: ['running', 'Running'],
  unknown: ['unknown', 'Unknown'],
  flaky: ['flaky', 'Flaky'],
  incomplete: ['incomplete', 'Incomplete'],
  quarantined: ['quarantined', 'Quarantined'],
}

function markHtml(mark: Mark): string {
  const [symbol, word] = marks[mark]
  return `<svg class="mark large" role="img" aria-label="${word}"><use href="#${symbolId(symbol)}"/></svg>`
}

const tabTitles: Readonly<Record<TabName, string>> = {
  tests: 'Tests',
  causes: 'Causes',
  jobs: 'Jobs',
  timeline: 'Timeline',
  summary: 'Summary',
}

function crumb({ project, run }: PageHead): string {
  const parts = [
    `<span class="strong ellipsis">${escapeHtmlText(project ?? 'Test report')}</span>`,
    ...(run === undefined ? [] : [`<span class="ellipsis">${renderHtmlInline([linked(run.url, text(run.name))])}</span>`]),
  ]
  return `<div class="crumb">${parts.join('<span class="quiet">/</span>')}<span class="grow"></span><span id="${pageIds.settings}" class="row"></span></div>`
}

const contextFact = ({ value, important, isLong }: ContextFact): string =>
  `<span class="nowrap${important ? '' : ' wide-only'}${isLong ? ' shrinks' : ''}">${renderHtmlInline(value)}</span>`

/** Widths are in units of the view box, because the page allows no inline styles. Each part is at least 3 px wide. */
const barWidth = 300
const minimumPart = 3
const partGap = 2

function proportionHtml(parts: readonly ProportionPart[]): string {
  const shown = parts.filter(({ count }) => count > 0)
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return ''
  const free = barWidth - shown.length * minimumPart - (shown.length - 1) * partGap
  let x = 0
  const rects = shown.map(({ outcome, count }) => {
    const width = minimumPart + (count / total) * free
    const rect = `<rect class="fill-${outcome}" x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="8"/>`
    x += width + partGap
    return rect
  })
  // Shown beside the pointer only, because the headline and the filters contain the counts.
  const words = shown.map(({ outcome, count }) => `${formatCount(count)} ${outcome}`).join(', ')
  return `<svg class="proportion" viewBox="0 0 ${barWidth} 8" width="${barWidth}" height="8" role="img"><title>${words}</title>${rects.join('')}</svg>`
}

/** Returns a link to the tests of a tag. It names the tab, because the page may start with another one. */
const tagHtml = ({ tone, text: words, query }: HeadTag): string =>
  `<a class="tag${tone === undefined ? '' : ` ${tone}`}" href="#tests&amp;q=${encodeURIComponent(query)}">${escapeHtmlText(words)}</a>`

/** Returns the headline. Tags replace the verdicts in it. */
function headlineHtml({ mark, headline, shortHeadline = headline, tags = [] }: PageHead): string {
  const shown = tags.length === 0 ? '' : ` <span class="row wrap head-tags">${tags.map(tagHtml).join('')}</span>`
  return `<h1>${markHtml(mark)}<span class="headline">${escapeHtmlText(shortHeadline)}</span>${shown}</h1>`
}

/** Returns the header with the links to the tabs. */
export function headerHtml(head: PageHead, found: FoundData): string {
  const tabs = head
    .tabs(found)
    .map(
      ({ name, count }) =>
        `<a href="#${name}" data-tab="${name}">${tabTitles[name]}${count === undefined ? '' : ` <span class="count">${formatCount(count)}</span>`}</a>`,
    )
  return `<header class="top">
${crumb(head)}
<div class="head"><div class="grow">${headlineHtml(head)}
<p id="${pageIds.context}" class="context dots medium secondary">${head.context(found.tests).map(contextFact).join('')}</p></div>
${proportionHtml(head.proportion)}</div>
<nav id="${pageIds.tabs}" class="tabs" aria-label="Views">${tabs.join('')}</nav>
</header>`
}

const missingResults = { label: 'Missing results', mark: 'incomplete', word: 'Incomplete' } as const
const failedStep = { label: 'Why the run fails', mark: 'failed', word: 'Failed' } as const

/** Returns why the step fails, and why results are missing. */
export function faultsHtml(gates: PageHead['gates'], gaps: readonly Problem[]): string {
  if (gates.length + gaps.length === 0) return ''
  const more = gaps.length - pageLimits.gaps
  const items = [
    ...[...gates, ...gaps.slice(0, pageLimits.gaps).map(problemLine)].map((line) => `<li>${renderHtmlInline(line)}</li>`),
    ...(more > 0 ? [`<li>and ${countOf(more, 'more problem')}</li>`] : []),
  ]
  const { label, mark, word } = gaps.length > 0 ? missingResults : failedStep
  return `<section class="gaps" aria-label="${label}"><svg class="mark" role="img" aria-label="${word}"><use href="#${symbolId(mark)}"/></svg><ul>${items.join('')}</ul></section>\n`
}
