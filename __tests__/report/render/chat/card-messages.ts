import fc from 'fast-check'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { type Detail, fullDetail } from '../../../../src/report/content/detail.js'
import { buildReport } from '../../../../src/report/content/report.js'
import type { Scope } from '../../../../src/report/content/scope.js'
import type { Chat, ChatMention, ChatMessage } from '../../../../src/report/render/chat/chat.js'
import type { Block, Cell, Inline } from '../../../../src/report/tree/node.js'
import { exampleScope, ownTemplate } from '../../content/example-run.js'
import { hostile } from '../hostile-text.js'

/** A report of the web shop on its way to a chat, with a template of the user. */
export const messageOf = (fields: Partial<ChatMessage> = {}): ChatMessage => ({
  mark: 'failed',
  title: 'Web shop · main',
  titleUrl: 'https://shop.example.com',
  headline: 'results are incomplete; 3 of the 225 tests found failed',
  status: 'incomplete',
  context: [
    { type: 'text', value: 'main · ' },
    { type: 'link', url: 'https://ci.example.com/runs/7', children: [{ type: 'text', value: 'CI run 7' }] },
  ],
  mentions: [],
  items: [],
  root: buildReport(ownTemplate, exampleScope()),
  links: [
    { label: 'Full report', url: 'https://ci.example.com/runs/7/report' },
    { label: 'CI run', url: 'https://ci.example.com/runs/7' },
  ],
  ...fields,
})

export const showing = (...children: readonly Block[]): ChatMessage => messageOf({ root: { type: 'root', children } })

/** A message of only the first line. */
export const bare: Partial<ChatMessage> = { context: [], links: [], root: { type: 'root', children: [] } }

/** A run in which everything failed, in three scripts. */
export function hugeMessage(tests: number): (detail: Detail) => ChatMessage {
  const summary = createSummary()
  summary.beginFile({ path: 'results/all.xml', format: 'junit' })
  for (let index = 0; index < tests; index++) {
    summary.test({
      name: `支払い ${index} 🎉`,
      suite: [`Ünïcode ${index % 900}`],
      status: 'failed',
      message: `期待値 ${index}\n${'🎉'.repeat(40)}`,
      details: `Error\n    at run (a.js:${index}:1)`,
      tags: [`tag ${index % 300}`],
      duration: index,
    })
  }
  summary.endFile([])
  const scope: Scope = { summary: summary.result(), detail: fullDetail, locations: new Map() }
  return (detail) => messageOf({ root: buildReport(ownTemplate, { ...scope, detail }) })
}

const text = (value: string): Inline => ({ type: 'text', value })

/** The properties of a build. */
export const properties = (): Block => ({
  type: 'table',
  align: ['left', 'right', 'left'],
  head: [[text('Property')], [text('Value')], [text('Change')]],
  rows: [
    [[text('Coverage')], [text('87.3%')], [text('+0.4')]],
    [[text('Size')], [text('9 MB')], []],
  ],
  facts: [
    { label: 'Coverage', value: [text('87.3% (main 86.9%) ↑ +0.4 '), { type: 'badge', status: 'successful', value: '' }] },
    { label: 'Size', value: [text('9 MB')] },
  ],
})

/** Every kind of inline node around an untrusted text. */
export const leaves: Readonly<Record<string, (value: string) => Inline>> = {
  text,
  strong: (value) => ({ type: 'strong', children: [text(value)] }),
  emphasis: (value) => ({ type: 'emphasis', children: [text(value)] }),
  'code in a line': (value) => ({ type: 'inlineCode', value }),
}

/** Every place that contains lines of text. */
export const places: Readonly<Record<string, (leaf: Inline) => Block>> = {
  'a paragraph': (leaf) => ({ type: 'paragraph', children: [leaf] }),
  'a heading': (leaf) => ({ type: 'heading', depth: 3, children: [leaf] }),
  'a list': (leaf) => ({
    type: 'list',
    ordered: false,
    children: [{ type: 'listItem', children: [{ type: 'paragraph', children: [leaf] }] }],
  }),
  'a table of one row': (leaf) => ({ type: 'table', align: ['left'], head: [[]], rows: [[[leaf]]] }),
  'a table': (leaf) => ({ type: 'table', align: ['left'], head: [[]], rows: [[[leaf]], [[]]] }),
  'an alert': (leaf) => ({ type: 'alert', severity: 'note', children: [{ type: 'paragraph', children: [leaf] }] }),
}

const codeInline = (value: string): Inline => ({ type: 'inlineCode', value })

const anyUrl = fc.option(fc.oneof(hostile, fc.webUrl()), { nil: undefined })

const statuses = ['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown'] as const

/** Reports of every shape with untrusted texts. */
export const anyMessage: fc.Arbitrary<ChatMessage> = fc
  .letrec<{ inline: Inline; block: Block }>((tie) => {
    const inlines = fc.array(tie('inline'), { maxLength: 3 })
    const blocks = fc.array(tie('block'), { maxLength: 4 })
    return {
      inline: fc.oneof(
        { depthSize: 'small' },
        hostile.map(text),
        hostile.map((value): Inline => ({ type: 'inlineCode', value })),
        fc.record({ type: fc.constant('badge' as const), status: fc.constantFrom(...statuses, 'flaky' as const), value: hostile }),
        fc.record({ type: fc.constantFrom('strong' as const, 'emphasis' as const), children: inlines }),
        fc.record({ type: fc.constant('link' as const), url: fc.oneof(hostile, fc.webUrl()), children: inlines }),
      ),
      block: fc.oneof(
        { depthSize: 'small' },
        fc.record({ type: fc.constant('paragraph' as const), children: inlines }),
        fc.record({ type: fc.constant('heading' as const), depth: fc.constantFrom(2 as const, 4 as const), children: inlines }),
        hostile.map((value): Block => ({ type: 'code', value })),
        hostile.map((value): Block => ({ type: 'code', value, language: 'diff' })),
        hostile.map((value): Block => ({ type: 'markdown', parts: [{ kind: 'value', text: value }] })),
        fc.constant<Block>({ type: 'divider' }),
        fc.constant<Block>({ type: 'chart', parts: [{ status: 'failed', cells: 3 }] }),
        fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 4 }), inlines).map(
          ([columns, rows, cell]): Block => ({
            type: 'table',
            align: Array.from({ length: columns }, (_, index) => (index % 2 === 0 ? 'left' : 'right')),
            head: Array.from({ length: columns }, (): Cell => cell),
            rows: Array.from({ length: rows }, () => Array.from({ length: columns }, (): Cell => cell)),
          }),
        ),
        fc.record({
          type: fc.constant('list' as const),
          ordered: fc.boolean(),
          children: fc.array(fc.record({ type: fc.constant('listItem' as const), children: blocks }), { maxLength: 3 }),
        }),
        fc.record({ type: fc.constant('alert' as const), severity: fc.constantFrom('tip' as const, 'caution' as const), children: blocks }),
        fc.record({
          type: fc.constant('section' as const),
          title: inlines,
          fold: fc.constantFrom('fixed' as const, 'open' as const, 'closed' as const),
          children: blocks,
        }),
      ),
    }
  })
  .block.chain((first) =>
    fc.record({
      mark: fc.constantFrom(...statuses, 'incomplete' as const),
      title: fc.oneof(hostile, fc.constant('')),
      titleUrl: anyUrl,
      headline: hostile,
      status: fc.constantFrom(...statuses, 'incomplete' as const),
      context: fc.array(fc.oneof(hostile.map(text), hostile.map(codeInline)), { maxLength: 3 }),
      mentions: fc.constant([]),
      items: fc.array(
        fc.record({
          type: fc.constant('paragraph' as const),
          children: fc.array(fc.oneof(hostile.map(text), hostile.map(codeInline), fc.constant({ type: 'break' as const })), {
            maxLength: 4,
          }),
        }),
        { maxLength: 2 },
      ),
      root: fc.constantFrom(
        { type: 'root' as const, children: [first] },
        { type: 'root' as const, children: [first, { type: 'divider' as const }, first] },
      ),
      links: fc.array(fc.record({ label: fc.constantFrom('Full report', 'CI run'), url: fc.oneof(hostile, fc.webUrl()) }), {
        maxLength: 2,
      }),
    }),
  )

/** The users and groups that a configuration names, as a chat reads them. */
export const mentionsOf = (chat: Chat, ...names: readonly string[]): readonly ChatMention[] =>
  names.map((name) => {
    const mention = chat.mentions.parse(name)
    if (mention === undefined) throw new Error(`${chat.title} has no user or group "${name}".`)
    return mention
  })

/** Titles and addresses that are far too long for any service. */
export const endless: readonly ChatMessage[] = ['a', '漢', '🎉', '"', '\\', '<', '&', '://', '\u202e', '<at>'].map((unit) =>
  messageOf({
    title: unit.repeat(50_000),
    headline: unit.repeat(50_000),
    titleUrl: `https://example.com/${unit.repeat(50_000)}`,
    links: [{ label: 'Full report', url: `https://example.com/${unit.repeat(600)}` }],
  }),
)

/** Every object within a value, the value included. */
export function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const child of Object.values(value)) yield* objectsIn(child)
}
