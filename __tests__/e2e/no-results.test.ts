// Tests that the job summary and the comment list the searched places and the files found there, when a run has no results.
import { expect, test } from 'vitest'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { nodesOf, type Parsed, parse } from '../report/render/parsed-markdown.js'
import { nodes } from './nodes.js'
import { headSha, onlyJob, pullRequestEnvironment, pullRequestEvent, repository } from './scenarios/events.js'
import { startStep } from './step.js'

const [node = process.execPath] = nodes
const files = { 'README.md': 'Nothing here.' }

/** Runs the action on a pull request without results. Returns its job summary, its comment and the message of its failure. */
async function report(given: { readonly files?: Readonly<Record<string, string>>; readonly inputs?: Readonly<Record<string, string>> }) {
  const github = await startFakeGitHub({ repository, jobs: [onlyJob()], pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  try {
    const { summary, commands, status } = await startStep({
      node,
      files: { ...files, ...given.files },
      event: pullRequestEvent({ number: 7 }),
      inputs: { token: github.token, ...given.inputs },
      env: {
        ...pullRequestEnvironment(7),
        GITHUB_API_URL: github.apiUrl,
        GITHUB_ACTION_REPOSITORY: 'acme/build-report',
        GITHUB_ACTION_REF: 'v1',
      },
    })
    expect(status).toBe(1)
    const comment = github.requests.filter(({ method }) => method === 'POST').map(({ body }) => (body as { readonly body?: unknown }).body)
    const failure = commands.filter(({ name }) => name === 'error').map(({ message }) => message)
    return { reports: [summary, String(comment.at(-1))], failure: failure.join('\n') }
  } finally {
    await github.close()
  }
}

test('lists the searched names and the step to write in the job summary and the comment when nothing was found', async () => {
  const { reports, failure } = await report({})
  for (const markdown of reports) {
    expect(markdown).toMatch(/No file with the name of a test result was found in .+ Looked for `[^`]+`, .* and \d+ more/)
    const step = [...nodesOf(parse(markdown))].find(({ type }) => type === 'code')?.value
    expect(step).toBe(
      ['- uses: acme/build-report@v1', `  if: \${{ !cancelled() }}`, '  with:', '    paths: build/reports/**/*.xml'].join('\n'),
    )
  }
  expect(failure).toMatch(/^No test results were found in .*\. Looked for .*TEST-\*\.xml/)
})

test('names what was found instead of results in the job summary, the comment and the error', async () => {
  const { reports, failure } = await report({ files: { 'out/libtest.json': '{ "type": "suite", "event": "started", "test_count": 1 }\n' } })
  for (const markdown of reports)
    expect(markdown).toMatch(/out\/libtest\S{0,2}json is the JSON output of Rust tests.*its format is not read/)
  expect(failure).toContain('out/libtest.json is the JSON output of Rust tests: its format is not read. Let cargo-nextest write JUnit XML')
})

test.each([
  ['there is no input', {}, /Name their files or folders under "with:", for example: paths: build\/reports\/\*\*\/\*\.xml$/],
  ['paths match nothing', { inputs: { paths: 'out/**' } }, /in "out\/\*\*" \(relative to .*\)\. Correct "paths" under "with:"\.$/],
  ['records match nothing', { inputs: { records: 'a/*.ndjson' } }, /match "a\/\*\.ndjson" in .* Correct "records" under "with:", .*$/],
  [
    'the patterns of the configuration match nothing',
    { files: { '.service.json': '{"collect": {"junit": {"include": ["out/*.xml"]}}}' } },
    /matches the patterns of \.service\.json\. Correct them, or name the files under "with:", for example: paths: build\/reports\/\*\*\/\*\.xml$/,
  ],
])('ends with one line that names the input under "with:" when %s', async (_, given, message) => {
  const { failure } = await report(given)
  expect(failure).toMatch(message)
  expect(failure).not.toContain('build-report report')
  expect(failure).not.toContain('build-report validate')
  expect(failure).not.toContain('\n')
})

/** Characters that are valid in the name of a folder on every system. */
const folder = '_x_ `y` [z](evil.example) @octocat #12'
const pattern = `${folder} <b> ![i](evil.example) </sup>*.xml`

/** Returns the nodes that exist only if a name was read as Markdown or as a reference. */
function activeNodes(markdown: string): readonly Parsed[] {
  return [...nodesOf(parse(markdown))].filter(({ type, value = '', url = '' }) => {
    if (type === 'html') return /<b>|sup>/.test(value)
    return type === 'text' ? /@octocat|(?:^|\s)#12/.test(value) : type === 'emphasis' || url.includes('evil')
  })
}

test.each([
  ['a folder', { files: { [`${folder}/a.txt`]: '' }, inputs: { 'working-directory': folder } }],
  ['a pattern of the step', { inputs: { paths: pattern } }],
  ['a pattern of the configuration', { files: { '.service.json': JSON.stringify({ collect: { junit: { include: [pattern] } } }) } }],
])('renders no Markdown in the name of %s when nothing was found', async (_, given) => {
  for (const markdown of (await report(given)).reports) {
    expect(markdown).toContain('octocat')
    expect(activeNodes(markdown)).toEqual([])
  }
})
