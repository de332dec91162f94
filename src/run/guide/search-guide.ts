import { actionReference } from '../../base/action-reference.js'
import type { Environment } from '../../base/environment.js'
import { formatCount } from '../../base/text/counts.js'
import { shorten } from '../../base/text/shorten.js'
import type { Config } from '../../config/config.js'
import type { Notice } from '../../read/collect/notice.js'
import { patternLines } from '../../read/collect/pattern.js'
import { allWellKnownNames } from '../../read/formats/index.js'
import type { Block, Inline } from '../../report/tree/node.js'
import { detailsFold, inlineCode, lines, paragraph, text, yaml } from '../../report/tree/node-builders.js'
import type { CollectedRecords } from '../collect/collect-records.js'
import type { RunRequest } from '../prepare/run-request.js'
import { foundInstead } from './notices.js'
import type { UnmatchedResult } from './unmatched-results.js'
import { pathsToPaste } from './unmatched-text.js'

/** An example for the input `paths`. */
export const examplePaths = 'build/reports/**/*.xml'

const shownPatterns = 4
const shownFiles = 10
const maximumName = 200
const maximumSentence = 600

/** A run that found no results. */
export interface SearchGuideOptions {
  readonly request: Pick<RunRequest, 'cwd' | 'paths' | 'records'>
  readonly config: Pick<Config, 'path' | 'collect'>
  readonly leftOut: CollectedRecords['leftOut']
  readonly unmatched: readonly UnmatchedResult[]
  readonly notices: readonly Notice[]
  readonly env: Environment
}

/**
 * Returns the blocks of a report on GitHub for a run without result files: the patterns, the files that look like results, a step for the
 * workflow, and the matching files that do not contain test results.
 */
export function searchGuide({ request, config, leftOut, unmatched, notices, env }: SearchGuideOptions): readonly Block[] {
  const { cwd, paths, records } = request
  const own = config.collect.collectors.flatMap(({ include = [] }) => patternLines(include))
  const input = records.length > 0 ? 'records' : 'paths'
  const [named, from] =
    records.length > 0 ? [records, 'the input records'] : paths.length > 0 ? [paths, 'the input paths'] : [own, config.path]
  const isNamed = named.length > 0
  const patterns = isNamed ? named : allWellKnownNames()
  const what = records.length > 0 ? 'records file' : isNamed ? 'file' : 'file with the name of a test result'
  const advice =
    records.length > 0
      ? 'Download the records of the earlier jobs first, then name their folder:'
      : unmatched.length > 0
        ? 'If these are your results, name them:'
        : 'If your results are elsewhere, name their files or folders:'
  return [
    paragraph(
      text(`No ${what} was found in `),
      name(cwd),
      text('. Looked for '),
      ...listed(patterns),
      text(isNamed && from !== undefined ? ` (${from}).` : '.'),
    ),
    ...(unmatched.length === 0 ? [] : [unmatchedParagraph(unmatched)]),
    ...foundInstead(notices).map((sentence) => paragraph(text(shorten(sentence, maximumSentence)))),
    paragraph(text(advice)),
    yaml(workflowStep(input, unmatched, env)),
    ...(leftOut.length === 0 ? [] : [detailsFold('Files that were left out', [lines(leftOutLines(leftOut))])]),
  ]
}

const name = (value: string): Inline => inlineCode(shorten(value, maximumName))

/** Lists the first few names, with commas, and the number of the others. */
function listed(names: readonly string[]): readonly Inline[] {
  const shown = names.slice(0, shownPatterns).flatMap((each, index) => (index === 0 ? [name(each)] : [text(', '), name(each)]))
  return names.length > shownPatterns ? [...shown, text(` and ${formatCount(names.length - shownPatterns)} more`)] : shown
}

function unmatchedParagraph(unmatched: readonly UnmatchedResult[]): Block {
  const [first, ...others] = unmatched
  if (first !== undefined && others.length === 0)
    return paragraph(name(first.path), text(` looks like ${first.title}, but no pattern matches it.`))
  return paragraph(...listed(unmatched.map(({ path }) => path)), text(' look like test results, but no pattern matches them.'))
}

function leftOutLines(leftOut: CollectedRecords['leftOut']): readonly (readonly Inline[])[] {
  const shown = leftOut.slice(0, shownFiles).map(({ path, because }) => [name(path), text(`: ${shorten(because, maximumName)}`)])
  return leftOut.length > shownFiles ? [...shown, [text(`and ${formatCount(leftOut.length - shownFiles)} more`)]] : shown
}

/** Returns the step for a workflow. The runner provides the repository and version of the action, except for a local action. */
function workflowStep(
  input: 'paths' | 'records',
  unmatched: readonly UnmatchedResult[],
  { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' }: Environment,
) {
  const isNamed = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && /^[\w./-]{1,100}$/.test(ref)
  const paths = pathsToPaste(unmatched)
  const values = input === 'records' ? ['records/**/*.ndjson'] : paths.length > 0 ? paths : [examplePaths]
  return [
    `- uses: ${isNamed ? `${repository}@${ref}` : actionReference}`,
    `  if: \${{ !cancelled() }}`,
    '  with:',
    ...(values.length === 1 ? [`    ${input}: ${values.join('')}`] : [`    ${input}: |`, ...values.map((value) => `      ${value}`)]),
  ].join('\n')
}
