import { contentSecurityPolicy } from '../../../base/text/content-security-policy.js'
import { symbolSheet } from '../../../base/text/symbols.js'
import { escapeHtmlText, renderHtml, renderHtmlInline } from '../../../report/render/html.js'
import type { Root } from '../../../report/tree/node.js'
import { pageGenerator, pageIds, tabNames, viewId } from '../data/page-elements.js'
import { pageScript, pageStyle, startScript } from './assets.js'
import { faultsHtml } from './header-html.js'
import type { PageFact, PageHead } from './page-head.js'

const fact = ({ label, value }: PageFact): string => `<div><dt>${escapeHtmlText(label)}</dt><dd>${renderHtmlInline(value)}</dd></div>`

/** Returns the page up to its header. */
export function pageStart({ headline, project, startTab }: PageHead): string {
  const title = project === undefined ? headline : `${headline} – ${project}`
  return `<!doctype html>
<html lang="en" data-start="${startTab}">
<head>
<meta charset="utf-8">
${pageGenerator}
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ style: pageStyle, scripts: [startScript, pageScript], showsFiles: true })}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtmlText(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
<script>${startScript}</script>
</head>
<body>
${symbolSheet()}
`
}

/**
 * Returns the page from its header to its data. It contains everything that is readable without a script, and the script, which reads the
 * data while it loads.
 */
export function pageBody({ gates, gaps, facts, history }: PageHead, report: Root): string {
  const empty = tabNames.filter((tab) => tab !== 'summary').map((tab) => `<section id="${viewId(tab)}" class="view"></section>\n`)
  return `${faultsHtml(gates, gaps)}<main>
${empty.join('')}<section id="${viewId('summary')}" class="view">
<p id="${pageIds.note}" class="script-note">This page lists all tests with JavaScript. Without it, only this summary is available.</p>
<div id="${pageIds.report}">
${renderHtml(report)}
</div>
${history === undefined ? '' : `<p class="history-line">${renderHtmlInline(history)}</p>\n`}${facts.length === 0 ? '' : `<dl id="${pageIds.facts}" class="facts">\n${facts.map(fact).join('\n')}\n</dl>\n`}</section>
</main>
<script>${pageScript}</script>
`
}

/** Returns the page after its data. */
export const pageEnd = (notes: readonly string[]): string =>
  `${notes.length === 0 ? '' : `<footer>${notes.map((note) => `<p>${escapeHtmlText(note)}</p>`).join('')}</footer>\n`}</body>
</html>
`
