import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFailOn } from '../../../src/judge/summary/fail-on.js'
import { makeTree } from '../../read/collect/tree.js'
import { failingResults } from '../../results/junit-results.js'
import { diagnosed, findingsOf, linesOf, writeEvent } from './diagnosed.js'

const secret = 'T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX'
const slackUrl = `https://hooks.slack.com/services/${secret}`
const configured = (report: object) => ({ 'TEST-a.xml': failingResults(1), '.service.json': JSON.stringify({ report }) })
const lines = async (report: object, options: Parameters<typeof diagnosed>[0] = {}) =>
  linesOf(await diagnosed({ files: configured(report), ...options }), 'destinations')

test('explains why reports of GitHub go nowhere outside of a job', async () => {
  expect(await lines({})).toEqual([
    'off Job summary: only a step of GitHub Actions has one',
    'off Comment: only a job of GitHub Actions writes one',
    'off Annotations: only a step of GitHub Actions has them',
    'off HTML report: not asked for',
    'off Discord, Google Chat, Mattermost, Slack, Teams: not configured',
    'off Records: sent to no server',
    'ok Exit status: fails on failed, incomplete, no-tests, unreadable',
  ])
})

test('names the chat and the host of a webhook, and never its secret part', async () => {
  const diagnosis = await diagnosed({
    files: configured({ slack: { enabled: true, url: '{{ env.SLACK_URL }}' } }),
    env: { SLACK_URL: slackUrl },
  })
  expect(linesOf(diagnosis, 'destinations')).toContain('ok Slack (report.slack): https://hooks.slack.com/…')
  expect(JSON.stringify(diagnosis)).not.toContain('XXXX')
})

test('reports an empty variable as a problem on a build service, and as a warning elsewhere', async () => {
  const report = { slack: { enabled: true, url: '{{ env.SLACK_URL }}' } }
  expect(await lines(report, { env: { CI: 'true' } })).toContainEqual(
    expect.stringMatching(/^problem Slack \(report\.slack\): SLACK_URL is empty\. /),
  )
  expect(await lines(report)).toContainEqual(expect.stringMatching(/^warning Slack /))
})

test('reports a webhook that belongs to another chat, or that is no URL', async () => {
  const discord = 'https://discord.com/api/webhooks/1234/abcdefghijklmnopqrstuvwxyz'
  expect(await lines({ teams: { enabled: true, url: discord } })).toContain(
    'problem Teams (report.teams): https://discord.com/… is a webhook of Discord',
  )
  expect(await lines({ chatA: { enabled: true, url: '{{ env.A }}' } }, { env: { A: `hooks/${secret}` } })).toContainEqual(
    expect.stringMatching(/^problem report\.chatA\.url: The value is not a URL/),
  )
})

test('evaluates conditions with the results of the run', async () => {
  const report = (condition: string) => ({ slack: { enabled: true, url: slackUrl, condition } })
  expect(await lines(report('failed'))).toContain('ok Slack (report.slack): https://hooks.slack.com/…')
  expect(await lines(report('successful'))).toContain(
    'off Slack (report.slack): not for these results, because its condition "successful" is false',
  )
})

test('shows the path of the HTML report without writing it, and refuses one outside of the working directory', async () => {
  const cwd = makeTree(configured({ html: { enabled: true, outputFile: 'out/{{ module }}.html' } }))
  expect(linesOf(await diagnosed({ run: { cwd, module: 'shop' } }), 'destinations')).toContain('ok HTML report: out/shop.html')
  expect(readdirSync(cwd).sort()).toEqual(['.service.json', 'TEST-a.xml'])
  expect(await lines({ html: { enabled: true, outputFile: '../report.html' } })).toContainEqual(
    expect.stringMatching(/^problem HTML report: /),
  )
})

test('states the limits of a step, and what its inputs switch off', async () => {
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: '/tmp/summary',
    ACTIONS_RUNTIME_TOKEN: 'x',
    GITHUB_SERVER_URL: 'https://github.com',
  }
  const inStep = await lines(
    { html: { enabled: true, outputFile: 'r.html' }, codehost: { enabled: true, commentEnabled: false } },
    { env, isAction: true, annotations: false },
  )
  expect(inStep.slice(0, 4)).toEqual([
    'ok Job summary of this step, of at most 1 MB',
    'off Comment: switched off (commentEnabled, input comment)',
    'off Annotations: switched off (input annotations)',
    'ok HTML report: r.html',
  ])
  expect(inStep.at(-1)).toBe('ok Status of the step: fails on failed, incomplete, no-tests, unreadable')
  const failOn = parseFailOn('failed:5,incomplete')
  expect((await lines({}, { env, isAction: true, failOn })).at(-1)).toBe('ok Status of the step: fails on failed:5, incomplete')
})

test('states when the job summary is written, and that an input is empty', async () => {
  const event = writeEvent({ pull_request: { number: 7 } })
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: '/tmp/summary', GITHUB_EVENT_PATH: event }
  const withMode = (summary: 'failures' | 'off') =>
    diagnosed({ files: configured({}), run: { reporters: { summary } }, env, isAction: true })
  const off = linesOf(await withMode('off'), 'destinations')
  expect(off[0]).toBe('off Job summary: switched off (input summary)')
  expect(off[1]).toMatch(/^problem Comment: the input "token" is empty\. /)
  const [onFailure] = findingsOf(await withMode('failures'), 'destinations')
  expect(onFailure).toMatchObject({ status: 'ok', details: ['Written only if the run fails (input summary).'] })
})

test('names the page of a build on another CI service, and sends nothing to Gitea as to GitHub', async () => {
  const buildkite = { BUILDKITE: 'true', BUILDKITE_JOB_ID: '1' }
  expect(await lines({}, { env: buildkite })).toContain('ok Annotation of the Buildkite build, of at most 1 MB')
  expect(await lines({}, { env: { TF_BUILD: 'True', BUILD_BUILDID: '1' } })).toContain(
    'ok Summary page of the Azure Pipelines run, of at most 1 MB',
  )
  const gitea = await diagnosed({
    files: configured({}),
    env: { GITHUB_ACTIONS: 'true', GITEA_ACTIONS: 'true' },
    token: 'ghs_0000000000000000',
  })
  expect(linesOf(gitea, 'destinations')).toContain('off Comment: only a job of GitHub Actions writes one')
  expect(linesOf(gitea, 'permissions')).toEqual(['off Not a job of GitHub Actions, so no permission is needed'])
})
