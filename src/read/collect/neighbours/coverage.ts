import type { NeighbourKind } from './neighbour.js'

const advice = 'Give the path of the test results. To show the number, write it as a property: see docs/properties.md.'

const coverage = (id: string, name: string, matches: NeighbourKind['matches']): NeighbourKind => ({ id, name, advice, matches })

/** Reports and data of tools that measure coverage. */
export const coverageFiles: readonly NeighbourKind[] = [
  coverage(
    'cobertura',
    'a Cobertura coverage report',
    ({ root }) => root?.local === 'coverage' && (root.attributes['line-rate'] ?? root.attributes['lines-valid']) !== undefined,
  ),
  coverage(
    'clover',
    'a Clover coverage report',
    ({ root, hasChild }) =>
      root?.local === 'coverage' && (root.attributes.clover ?? root.attributes.generated) !== undefined && hasChild('project'),
  ),
  coverage(
    'jacoco',
    'a JaCoCo coverage report',
    ({ root, hasChild, text }) =>
      root?.local === 'report' && (hasChild('sessioninfo', 'package', 'counter') || text.slice(0, 1000).includes('-//JACOCO//')),
  ),
  coverage('opencover', 'an OpenCover coverage report', ({ root }) => root?.local === 'CoverageSession'),
  coverage('dotcover', 'a dotCover coverage report', ({ root }) => root?.local === 'Root' && root.attributes.DotCoverVersion !== undefined),
  coverage(
    'vscoverage',
    'a Visual Studio coverage report',
    ({ root, head }) =>
      root?.local === 'results' &&
      head.kind === 'xml' &&
      head.elements.some(({ local, parent, attributes }) => local === 'module' && parent === 'modules' && 'block_coverage' in attributes),
  ),
  coverage('scoverage', 'an scoverage report', ({ root }) => root?.local === 'scoverage'),
  coverage(
    'sonar-coverage',
    'a Sonar coverage report',
    ({ root, hasChild }) => root?.local === 'coverage' && root.attributes.version !== undefined && hasChild('file'),
  ),
  coverage('lcov', 'an LCOV report', ({ head, text }) => head.kind === 'text' && /^\s*(?:TN|SF):/.test(text)),
  coverage('gocover', 'a Go coverage profile', ({ text }) => /^mode: (?:set|count|atomic)\s/.test(text)),
  coverage(
    'istanbul',
    'an Istanbul coverage file',
    ({ head, has }) => has('total.lines.pct') || (head.kind === 'json' && [...head.keys].some((key) => key.endsWith('.statementMap'))),
  ),
  coverage(
    'coverage-py',
    'a coverage.py report',
    // The totals are at the end.
    ({ has, tail }) => has('meta.version') && (has('totals.percent_covered') || /"percent_covered"\s*:/.test(tail)),
  ),
  coverage('simplecov', 'a SimpleCov file', ({ head, has, tail }) => {
    if (head.kind !== 'json') return false
    const [first = ''] = head.keys
    // The time follows the lines of all files.
    return has('metrics.covered_percent') || (has(`${first}.coverage`) && (has(`${first}.timestamp`) || /"timestamp"\s*:/.test(tail)))
  }),
]
