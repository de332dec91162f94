import { element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { type RowBuild, resultText } from './row-builds.js'

/** Creates the builds of a row as a table, the newest first. It serves readers for whom the bars are too small. */
export function buildTable(builds: readonly RowBuild[], title: string): HTMLElement {
  const head = ['Build', 'Commit', 'Result', 'When'].map((name) => element('th', { scope: 'col' }, name))
  return element(
    'div',
    { class: 'box scroll-x build-table', tabindex: '0', role: 'region', 'aria-label': title },
    element(
      'table',
      { class: 'table' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...builds.map(rowOf).reverse()),
    ),
  )
}

function rowOf(row: RowBuild): HTMLElement {
  const { build, title, url } = row
  return element(
    'tr',
    {},
    element('td', { class: 'nowrap' }, webLink(url, {}, build?.id ?? title)),
    element('td', { class: 'mono' }, build?.commit ?? ''),
    element('td', {}, resultText(row)),
    element('td', { class: 'nowrap' }, build?.time === undefined ? '' : timeNode(build.time)),
  )
}
