import type { Problem } from '../../records/problem.js'
import type { Status } from '../../records/record.js'
import { escapeHtmlText, renderHtml, renderHtmlInline } from '../../render/html.js'
import { problemLine } from '../../report/components/problems.js'
import type { Inline, Root } from '../../report-tree/node.js'
import { badge, text } from '../../report-tree/node-builders.js'
import { contentSecurityPolicy } from '../../text/content-security-policy.js'
import { countOf } from '../../text/counts.js'
import { pageGenerator, pageIds } from '../page-elements.js'
import { pageScript, pageStyle } from './assets.js'

/** The header of a page, which is visible on every tab. */
export interface PageHead {
  readonly title: string
  readonly status: Status
  readonly facts: readonly PageFact[]
  /** The reasons why results are missing; empty if the run is complete. */
  readonly gaps: readonly Problem[]
}

/** A fact of the run, such as `Commit` and `a1b2c3d`. */
export interface PageFact {
  readonly label: string
  readonly value: readonly Inline[]
}

const fact = ({ label, value }: PageFact): string => `<div><dt>${escapeHtmlText(label)}</dt><dd>${renderHtmlInline(value)}</dd></div>`

/** The header grows with each line and takes its height from the list of tests. The Summary tab lists every problem. */
const maximumGaps = 3

function gapList(gaps: readonly Problem[]): string {
  if (gaps.length === 0) return ''
  const more = gaps.length - maximumGaps
  const items = [
    ...gaps.slice(0, maximumGaps).map((gap) => `<li>${renderHtmlInline(problemLine(gap))}</li>`),
    ...(more > 0 ? [`<li>and ${countOf(more, 'more problem')}</li>`] : []),
  ]
  return `<div class="gaps"><strong>Results are incomplete</strong>\n<ul>${items.join('')}</ul></div>\n`
}

/**
 * Returns the page up to its data. It contains everything that is readable without a script, and the script, which reads the data while
 * it loads.
 */
export function pageStart({ title, status, facts, gaps }: PageHead, report: Root): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${pageGenerator}
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ style: pageStyle, script: pageScript })}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtmlText(`${status}: ${title}`)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<header id="${pageIds.run}">
<h1>${renderHtmlInline([badge(status), text(` ${title}`)])}</h1>
<dl class="facts">
${facts.map(fact).join('\n')}
</dl>
${gapList(gaps)}<div id="${pageIds.theme}" class="settings"></div>
</header>
<main>
<div id="${pageIds.charts}"></div>
<div id="${pageIds.report}">
${renderHtml(report)}
</div>
<section id="${pageIds.tests}" aria-labelledby="${pageIds.tests}-title">
<h2 id="${pageIds.tests}-title">All tests</h2>
<p id="${pageIds.testsNote}">The list of all tests appears here when the page has loaded. It requires JavaScript. Without JavaScript, only the report above is available.</p>
</section>
</main>
<script>${pageScript}</script>
`
}

/** Returns the page after its data. */
export const pageEnd = (notes: readonly string[]): string =>
  `${notes.length === 0 ? '' : `<footer>${notes.map((note) => `<p>${escapeHtmlText(note)}</p>`).join('')}</footer>\n`}</body>
</html>
`
