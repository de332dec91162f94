import type { NeighbourKind } from './neighbour.js'
import { verdictOfK6, verdictOfNewman } from './run-verdict.js'

type Matches = NeighbourKind['matches']

const lintAdvice = "A tool that writes JUnit XML can be read, such as ESLint's formatter."
const numbersAdvice = 'Write the numbers as properties: see docs/properties.md.'
const scoreAdvice = 'Write the score as a property: see docs/properties.md.'

const analysis = (id: string, name: string, matches: Matches): NeighbourKind => ({ id, name, advice: lintAdvice, matches })
const lint = (id: string, tool: string, matches: Matches) => analysis(id, `a lint report of ${tool}`, matches)

const numbers = (id: string, name: string, matches: Matches): NeighbourKind => ({ id, name, advice: numbersAdvice, matches })
const benchmark = (tool: string, matches: Matches) => numbers('benchmark', `a benchmark result of ${tool}`, matches)
const load = (id: string, tool: string, matches: Matches) => numbers(id, `a report of ${tool}`, matches)

const mutation = (tool: string, matches: Matches): NeighbourKind => ({
  id: 'mutation',
  name: `a mutation testing report of ${tool}`,
  advice: scoreAdvice,
  matches,
})

/** Reports of tools that examine code without running tests, or that measure it. */
export const analysisFiles: readonly NeighbourKind[] = [
  {
    id: 'sarif',
    name: 'a SARIF file of a code scanner',
    advice: 'Upload it with github/codeql-action/upload-sarif.',
    matches: ({ has, text }) =>
      has('runs') &&
      ((has('$schema') && /"\$schema"\s*:\s*"[^"]*sarif/i.test(text)) || (has('version') && /"version"\s*:\s*"2\./.test(text))),
  },
  analysis('checkstyle', 'a Checkstyle report', ({ root }) => root?.local === 'checkstyle'),
  analysis('pmd', 'a PMD report', ({ root }) => root?.local === 'pmd'),
  analysis('cpd', 'a CPD report', ({ root }) => root?.local === 'pmd-cpd'),
  analysis('spotbugs', 'a SpotBugs report', ({ root }) => root?.local === 'BugCollection'),
  analysis('androidlint', 'an Android Lint report', ({ root }) => root?.local === 'issues' && root.attributes.format !== undefined),
  analysis('resharper', 'a ReSharper report', ({ root }) => root?.local === 'Report' && root.attributes.ToolsVersion !== undefined),
  lint('eslint', 'ESLint', ({ has }) => has('[].filePath', '[].messages')),
  lint('stylelint', 'Stylelint', ({ has }) => has('[].source', '[].warnings')),
  lint('rubocop', 'RuboCop', ({ has }) => has('files[].offenses')),
  lint('ruff', 'Ruff', ({ has }) => has('[].code', '[].filename', '[].fix')),
  // The second key is at the end.
  lint('golangci', 'golangci-lint', ({ has, tail }) => has('Issues') && (has('Report') || /"Report"\s*:/.test(tail))),
  lint('phpstan', 'PHPStan', ({ has }) => has('totals.file_errors')),
  lint('biome', 'Biome', ({ has, tail }) => has('diagnostics') && (has('command') || /"command"\s*:/.test(tail))),
  benchmark('pytest-benchmark', ({ has }) => has('benchmarks', 'machine_info') || has('benchmarks[].stats')),
  benchmark('Google Benchmark', ({ has }) => has('benchmarks', 'context')),
  benchmark('hyperfine', ({ has }) => has('results[].mean', 'results[].command')),
  benchmark('JMH', ({ has }) => has('[].benchmark', '[].primaryMetric')),
  benchmark('Go', ({ head, text }) => head.kind === 'text' && /^Benchmark\S{1,400}\s+\d{1,15}\s+[\d.]{1,20} ns\/op/m.test(text)),
  benchmark('Criterion', ({ has }) => has('mean.point_estimate')),
  mutation('PIT', ({ root }) => root?.local === 'mutations'),
  mutation('Stryker', ({ has }) => has('mutationTest') || has('schemaVersion', 'thresholds', 'files')),
  {
    id: 'newman',
    name: 'a report of Newman',
    advice: 'Add `--reporters junit`.',
    // The collection comes first, and it may be longer than the part that is known.
    matches: ({ has, tail }) => has('run.executions', 'collection') || (has('collection.item') && /"error"\s*:\s*(?:null|\{)/.test(tail)),
    readVerdict: verdictOfNewman,
  },
  { ...load('k6', 'k6', ({ has }) => has('metrics', 'root_group')), readVerdict: verdictOfK6 },
  load('lighthouse', 'Lighthouse', ({ has }) => has('lighthouseVersion')),
  load('locust', 'Locust', ({ has }) => has('[].num_requests')),
  load('jmeter', 'JMeter', ({ root, hasChild }) => root?.local === 'testResults' && hasChild('httpSample', 'sample')),
  load('gatling', 'Gatling', ({ name, head }) => name === 'simulation.log' && head.kind === 'text'),
  {
    id: 'dependencies',
    name: 'a list of dependencies',
    matches: ({ has, root }) => has('bomFormat') || has('spdxVersion') || has('auditReportVersion') || root?.local === 'analysis',
  },
]
