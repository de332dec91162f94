import { describe, expect, test } from 'vitest'
import type { ChatReporterConfig } from '../../../src/config/config.js'
import { chatMentions } from '../../../src/deliver/reporters/chat-mentions.js'
import type { VerdictKind } from '../../../src/judge/verdicts/verdict.js'
import type { ReportScope } from '../../../src/report/content/scope.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { type ChatKind, chats } from '../../../src/report/render/chat/chats.js'
import { runVariables } from '../../../src/run/collect/run-variables.js'
import { greenBuild, moduleBuild, oneJob, pullRequestContext } from '../../report/content/example-builds.js'
import { judgedRun } from '../../report/content/judged-run.js'
import { postedMessage } from './posted-message.js'

/** Owners by the outermost suite, as a CODEOWNERS file could state them. */
const owners: Readonly<Record<string, readonly string[]>> = {
  checkout: ['@acme/payments', '@acme/web'],
  search: ['@acme/Search', 'jane@example.com'],
}

const scopeOf = (summary = moduleBuild()): ReportScope => ({
  summary,
  locations: new Map(),
  ownersOf: ({ suite }) => owners[suite[0] ?? ''] ?? [],
})

type Mentions = Pick<ChatReporterConfig, 'mentions' | 'mentionCondition'>

function found(reporter: Mentions, scope = scopeOf(), kind: ChatKind = 'slack') {
  const evaluator = createEvaluator(runVariables(pullRequestContext, {}, {}, scope.summary))
  const { mentions, problems } = chatMentions({ slot: 'chatA', ...reporter }, chats[kind], scope, evaluator)
  return { ids: mentions.map(({ id }) => id), problems }
}

const map = { '@acme/payments': '<@U012AB3CD>', '@acme/search': '<!subteam^S012AB3CD>' }

describe('the owners that a message mentions', () => {
  test('mentions the owners of the failed tests that the configuration names', () => {
    expect(found({ mentions: map })).toEqual({ ids: ['U012AB3CD', 'S012AB3CD'], problems: [] })
  })

  test('finds owners by e-mail address, and ignores the case of an owner', () => {
    expect(found({ mentions: { 'Jane@Example.com': '<@U1AA>', '@ACME/WEB': '<@U2BB>' } }).ids).toEqual(['U2BB', 'U1AA'])
  })

  test('mentions each name once when several owners share it', () => {
    expect(found({ mentions: { '@acme/payments': '<@U1AA>', '@acme/web': '<@U1AA>', '@acme/search': '<@U1AA>' } }).ids).toEqual(['U1AA'])
  })

  test('mentions at most ten names', () => {
    const names = Array.from({ length: 30 }, (_, index) => `@team-${index}`)
    const mentions = Object.fromEntries(names.map((name, index) => [name, `<@U0${index}>`]))
    expect(found({ mentions }, { ...scopeOf(), ownersOf: () => names }).ids).toEqual(names.slice(0, 10).map((_, index) => `U0${index}`))
  })

  test('mentions only owners of failed tests', () => {
    expect(found({ mentions: map }, scopeOf(oneJob())).ids).toEqual(['U012AB3CD'])
    expect(found({ mentions: map }, scopeOf(greenBuild())).ids).toEqual([])
  })

  test('mentions no owner of a failure that the history or a quarantine excuses', () => {
    const judge = (kindOf: (suite: string | undefined) => VerdictKind) =>
      found({ mentions: map }, scopeOf(judgedRun(moduleBuild(), ({ suite: [first] }) => kindOf(first)))).ids
    expect(judge((suite) => (suite === 'checkout' ? 'new' : 'known'))).toEqual(['U012AB3CD'])
    expect(judge((suite) => (suite === 'checkout' ? 'flaky' : 'unseen'))).toEqual(['S012AB3CD'])
    expect(judge(() => 'known')).toEqual([])
    expect(judge(() => 'unknown')).toEqual(['U012AB3CD', 'S012AB3CD'])
    const quarantined = judgedRun(moduleBuild(), () => 'new', { quarantineOf: () => ({ test: '*' }) })
    expect(found({ mentions: map, mentionCondition: 'true' }, scopeOf(quarantined)).ids).toEqual([])
  })

  test('creates no mention without a map or without CODEOWNERS', () => {
    expect(found({}).ids).toEqual([])
    const { ownersOf: _, ...unowned } = scopeOf()
    expect(found({ mentions: map }, unowned).ids).toEqual([])
  })

  test.each([
    ["failed && source.branch == 'main'", []],
    ["{{ source.branch == 'half-a-cent' }}", ['U012AB3CD', 'S012AB3CD']],
  ])('evaluates the condition %s', (mentionCondition, ids) => {
    expect(found({ mentions: map, mentionCondition }).ids).toEqual(ids)
  })

  test('reports a name that the chat does not have, and keeps the others', () => {
    const { ids, problems } = found({ mentions: { ...map, '@acme/payments': '@jane' } })
    expect(ids).toEqual(['S012AB3CD'])
    expect(problems).toEqual([
      {
        severity: 'error',
        kind: 'delivery',
        message:
          'report.chatA.mentions: Cannot mention "@jane": expected a user or a group of Slack, such as "<@U012AB3CD>" or "<!subteam^S012AB3CD>".',
      },
    ])
  })
})

const names: Readonly<Record<ChatKind, string>> = {
  slack: '<!subteam^S012AB3CD>',
  teams: 'Jane Doe <jane@example.com>',
  googleChat: '<users/123456789012345678901>',
  discord: '<@&165511591545143296>',
  mattermost: '@payments-team',
}

test.each(Object.entries(names) as [ChatKind, string][])('mentions the owner of a failed test in %s', async (kind, name) => {
  const reporter = { type: 'chat', slot: 'chatA', kind, mentions: { '@acme/payments': name } } as const
  const posted = await postedMessage(kind, oneJob(), { scope: scopeOf(oneJob()) }, reporter)
  const written = kind === 'teams' ? '<at>Jane Doe</at>' : name
  expect(JSON.stringify(posted).split(written).length - 1).toBe(kind === 'slack' || kind === 'teams' ? 2 : 1)
})
