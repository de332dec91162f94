// Tests that the built action and command deliver to every configured reporter, and that one refused delivery stops no other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startWebhookServer } from '../deliver/reporters/webhook/webhook-server.js'
import { failingResults, junit } from '../results/junit-results.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { startStep } from './step.js'

const configured = (report: object) => ({
  'TEST-a.xml': failingResults(3),
  'src/basket.test.js': '// a line\n'.repeat(3),
  CODEOWNERS: '/src/ @acme/shop\n',
  '.service.json': JSON.stringify({ collect: { junit: {} }, report }),
})

describe.each(nodes)('on %s', (node) => {
  test('the action writes the HTML report and posts to every chat', async () => {
    const servers = await Promise.all((['slack', 'teams', 'googleChat', 'discord'] as const).map((kind) => startWebhookServer(kind)))
    const mattermost = await startWebhookServer('mattermost')
    const [slack, teams, googleChat, discord] = servers
    const { status, outputs, summary, commands, stdout, workspace } = await startStep({
      node,
      files: configured({
        html: { enabled: true, outputFile: 'out/{{ source.branch }}.html' },
        chatA: { enabled: true, kind: 'mattermost', url: '{{ env.MATTERMOST }}' },
        slack: { enabled: true, url: '{{ env.SLACK }}', title: '{{ project }}: {{ status }}' },
        teams: { enabled: true, url: '{{ env.TEAMS }}' },
        googleChat: { enabled: true, url: '{{ env.GOOGLE }}' },
        discord: { enabled: true, url: '{{ env.DISCORD }}', mentions: { '@acme/shop': '<@&165511591545143296>' } },
      }),
      checkout: true,
      inputs: { 'fail-on': 'delivery' },
      env: {
        MATTERMOST: mattermost.url,
        SLACK: slack?.url,
        TEAMS: teams?.url,
        GOOGLE: googleChat?.url,
        DISCORD: discord?.url,
      },
    })
    expect(commands.filter(({ name }) => name === 'warning' || name === 'notice')).toEqual([])
    expect(status).toBe(0)
    expect(outputs.html).toBe(join(workspace, 'out', 'main.html'))
    expect(readFileSync(outputs.html ?? '', 'utf8')).toContain('3 of 3 tests failed')
    expect(summary).toContain('3 of 3 tests failed')
    for (const server of [...servers, mattermost]) {
      expect(server.violations).toEqual([])
      expect(JSON.stringify(server.posted)).toContain(': 3 of 3 tests failed')
      expect(server.posted).toHaveLength(1)
      // The URL appears only in the command that masks it.
      expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain(server.secret)
      expect(stdout).toContain(`::add-mask::${server.url}`)
    }
    expect(JSON.stringify(slack?.posted)).toContain('❌ shop: failed: 3 of 3 tests failed')
    expect(JSON.stringify(teams?.posted)).toContain('❌ acme/shop: 3 of 3 tests failed')
    expect(discord?.posted).toMatchObject([{ content: '<@&165511591545143296>', allowed_mentions: { roles: ['165511591545143296'] } }])
    expect(JSON.stringify(slack?.posted)).not.toContain('<!')
  })

  test('the command writes the HTML report outside of a step, and no other file', () => {
    const files = configured({ html: { enabled: true, outputFile: 'report.html' } })
    const { status, stdout, stderr, cwd } = runCli(['report'], { node, files })
    expect(status).toBe(1)
    expect((stdout + stderr).match(/^.*report\.html.*$/gm)).toEqual([expect.stringMatching(/^ {2}.* · report\.html$/)])
    expect(runCli(['report', '--json'], { node, cwd }).stderr).toContain('HTML report: report.html')
    expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toContain('case 3')
  })

  test('reports a chat that refuses without secrets, and delivers the other reports', async () => {
    const server = await startWebhookServer('slack')
    const url = server.url.replace('/services/', '/gone/')
    const { status, stdout, summary, commands } = await startStep({
      node,
      files: configured({ slack: { enabled: true, url } }),
      inputs: { 'fail-on': 'never' },
    })
    expect(status).toBe(0)
    expect(summary).toContain('3 of 3 tests failed')
    expect(commands.filter(({ message }) => message.startsWith('report.slack'))).toHaveLength(1)
    expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain(server.secret)
  })

  test('annotates delivery errors first, and logs the files and the HTML report', async () => {
    const server = await startWebhookServer('slack')
    const { stdout, commands } = await startStep({
      node,
      files: {
        ...configured({
          html: { enabled: true, outputFile: 'report.html' },
          slack: { enabled: true, url: server.url.replace('/services/', '/gone/') },
        }),
        'TEST-a.xml': junit('abcdefghijkl'.split('').map((name) => ({ name, failure: { message: `no ${name.repeat(3)}` } }))),
      },
    })
    const errors = commands.filter(({ name }) => name === 'error').map(({ message }) => message)
    expect(errors.findIndex((message) => message.startsWith('report.slack'))).toBe(0)
    expect(errors[9]).toMatch(/and 3 more errors: see the job summary$/)
    expect(stdout).toMatch(/^::group::Files read: 1\nTEST-a\.xml: junit, 12 tests\n::endgroup::$/m)
    expect(stdout).toContain(' · report.html')
  })
})
