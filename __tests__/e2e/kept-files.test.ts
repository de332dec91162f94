// Tests that reports of the built action and command link the artifact with the kept files, or report that its upload failed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runtimeToken, startArtifactService } from '../deliver/reporters/artifact-service.js'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { goodResults } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { headSha, onlyJob, pullRequestEnvironment, pullRequestEvent, repository } from './scenarios/events.js'
import { startStep } from './step.js'

const [node = process.execPath] = nodes

const files = {
  '.service.json': JSON.stringify({
    collect: { files: { include: ['dist/*'] } },
    report: { codehost: { enabled: true }, html: { enabled: true, outputFile: 'report.html' } },
  }),
  'TEST-a.xml': goodResults,
  'dist/shop.zip': 'z'.repeat(1500),
  'dist/@octocat [x](y) #12.txt': 'text',
}
const listed = '`dist/@octocat [x](y) #12.txt` (4 B) · `dist/shop.zip` (1.5 kB)'

/** Returns the part of the HTML report in a folder that can be read without its script. */
function reportPart(folder: string): string {
  const page = readFileSync(join(folder, 'report.html'), 'utf8')
  return page.slice(page.indexOf('<main>'), page.indexOf('</main>'))
}

/** Runs the action on a pull request. Returns what it wrote and the comment. */
async function report(env: Readonly<Record<string, string>> = {}) {
  const github = await startFakeGitHub({ repository, jobs: [onlyJob()], pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  try {
    const step = await startStep({
      node,
      files,
      event: pullRequestEvent({ number: 7 }),
      inputs: { token: github.token },
      env: { ...pullRequestEnvironment(7), GITHUB_API_URL: github.apiUrl, ...env },
    })
    const posted = github.requests.filter(({ method }) => method === 'POST').map(({ body }) => (body as { readonly body?: unknown }).body)
    return { ...step, comment: String(posted.at(-1)), html: reportPart(step.workspace) }
  } finally {
    await github.close()
  }
}

test('links the kept files of every report to their artifact when they were uploaded', async () => {
  const service = await startArtifactService()
  const { comment, summary, html, status, stdout } = await report({
    ACTIONS_RESULTS_URL: service.url,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
  })
  expect(status).toBe(0)
  const page = 'https://github.com/acme/shop/actions/runs/4711/artifacts/42'
  for (const markdown of [comment, summary]) expect(markdown).toContain(`[2 kept files](${page}): ${listed}`)
  expect(html).toContain(`href="${page}"`)
  expect(html).toContain('<code>dist/@octocat [x](y) #12.txt</code>')
  // The terminal report of the log stays short.
  expect(stdout).not.toContain('2 kept files')
  // The lines of uploads are in groups, and the comment is named once, at the end.
  const ungrouped = stdout.replace(/^::group::.*\n[\s\S]*?^::endgroup::\n/gm, '')
  expect(stdout).toContain('::group::Upload of the artifact "build-report-files-')
  expect(ungrouped).not.toMatch(/SHA-256|bytes/)
  expect(stdout.split('#issuecomment-')).toHaveLength(2)
})

test.each([
  ['when the runner offers no upload', {}],
  ['on GitHub Enterprise Server', { GITHUB_SERVER_URL: 'https://github.acme.example', ACTIONS_RUNTIME_TOKEN: runtimeToken }],
])('reports that kept files were not uploaded %s', async (_, env) => {
  const { comment, summary, html } = await report(env)
  for (const markdown of [comment, summary]) expect(markdown).toContain(`2 kept files (not uploaded): ${listed}`)
  expect(html).toContain('2 kept files (not uploaded)')
})

test('reports that kept files were not uploaded when the upload fails', async () => {
  const service = await startArtifactService((path, response) => {
    if (!path.endsWith('/CreateArtifact')) return false
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"msg":"insufficient usage"}')
    return true
  })
  const { summary } = await report({ ACTIONS_RESULTS_URL: service.url, ACTIONS_RUNTIME_TOKEN: runtimeToken })
  expect(summary).toContain(`2 kept files (not uploaded): ${listed}`)
})

test('lists kept files after a template of the user in the HTML report, but not in the terminal', () => {
  const config = {
    collect: { files: { include: ['dist/*'] } },
    report: { html: { enabled: true, outputFile: 'report.html' }, template: { components: [{ type: 'headline' }] } },
  }
  const { cwd, stdout } = runCli(['report'], { node, files: { ...files, '.service.json': JSON.stringify(config) } })
  expect(reportPart(cwd)).toContain('2 kept files (not uploaded)')
  expect(stdout).not.toContain('kept')
})
