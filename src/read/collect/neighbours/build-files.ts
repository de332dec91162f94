import type { NeighbourKind } from './neighbour.js'
import { verdictOfBuild } from './run-verdict.js'

const configurationNames = /^(?:package|package-lock|composer|tsconfig[^/]*|[^/]*\.schema)\.json$/
const configurationRoots: ReadonlySet<string> = new Set(['project', 'Project', 'configuration', 'phpunit'])

/** Files that a build reads or writes. */
export const buildFiles: readonly NeighbourKind[] = [
  {
    id: 'manifest',
    name: 'a configuration file',
    completeness: 'any',
    matches: ({ name, root }) =>
      configurationNames.test(name) ||
      (root !== undefined &&
        (configurationRoots.has(root.local) || (root.local === 'assembly' && root.namespace.startsWith('http://maven.apache.org/')))),
  },
  {
    id: 'manifest',
    name: 'a source map',
    matches: ({ has, text, tail }) =>
      has('version') && /"version"\s*:\s*3\b/.test(text) && (has('mappings') || /"mappings"\s*:/.test(tail)),
  },
  {
    id: 'build-events',
    name: 'a stream of build events of Bazel',
    advice: 'Give `bazel-testlogs/**/test.xml`.',
    completeness: 'lines',
    matches: ({ has }) => has('id.started', 'started') || has('id.progress', 'progress'),
    readVerdict: verdictOfBuild,
  },
  {
    id: 'build-events',
    name: 'a stream of build events of Cargo',
    advice: 'To write test results, see docs/tools/rust.md.',
    completeness: 'lines',
    matches: ({ text }) => /^\s*\{"reason":"compiler-/.test(text),
    readVerdict: verdictOfBuild,
  },
]
