import { describe, expect, test } from 'vitest'
import { commentMarker } from '../../../src/reporters/comment/comment-marker.js'
import {
  type CommentMode,
  type DesiredComment,
  type OwnComment,
  outdatedComments,
  planComment,
} from '../../../src/reporters/comment/comment-plan.js'

const text = ({ content = 'report', run = '7', outcome = 'failed' } = {}) => ({ content, marker: commentMarker('key', run, outcome) })

const wish = (changes: Partial<DesiredComment> = {}): DesiredComment => ({
  text: text(),
  mode: 'always',
  updates: true,
  failed: true,
  ...changes,
})

const own = (id: number, changes: Partial<OwnComment> = {}): OwnComment => ({
  id,
  nodeId: `node${id}`,
  url: `https://github.com/acme/shop/pull/5#issuecomment-${id}`,
  body: '',
  text: text({ run: '3', content: 'earlier' }),
  isHidden: false,
  ...changes,
})

describe('plan with updates', () => {
  test('creates a comment when there is none', () => {
    expect(planComment([], wish())).toEqual({ kind: 'create' })
  })

  test('updates the oldest visible comment and hides the others', () => {
    const comments = [own(9), own(3, { isHidden: true }), own(4), own(6), own(8, { isHidden: true })]
    expect(planComment(comments, wish())).toMatchObject({ kind: 'update', comment: { id: 4 }, hide: ['node6', 'node9'] })
  })

  test('creates a new comment when the earlier one is hidden', () => {
    expect(planComment([own(3, { isHidden: true })], wish())).toEqual({ kind: 'create' })
  })

  test('hides at most the number of comments that fits into one request', () => {
    const plan = planComment(
      Array.from({ length: 500 }, (_, id) => own(id)),
      wish(),
    )
    expect(plan.kind === 'update' && plan.hide).toHaveLength(20)
  })

  test.each([
    ['by an earlier run', text({ run: '3' }), 'leave'],
    ['by the same run', text(), 'leave'],
    ['with other words', text({ content: 'another report' }), 'update'],
    ['with another outcome', text({ outcome: 'successful' }), 'update'],
    ['by another version', { content: 'report', marker: { key: text().marker.key } }, 'update'],
  ])('handles a comment that was written %s: %s', (_, written, kind) => {
    expect(planComment([own(3, { text: written }), own(4)], wish())).toMatchObject({ kind, comment: { id: 3 }, hide: ['node4'] })
  })

  test.each([
    ['the one people see', [own(3, { text: text({ run: '12' }) })]],
    ['a second one', [own(3), own(4, { text: text({ run: '12' }) })]],
    ['a hidden one', [own(3, { isHidden: true, text: text({ run: '12' }) })]],
  ])('leaves the comment alone when a newer run wrote %s', (_, comments) => {
    expect(planComment(comments, wish())).toEqual({ kind: 'skip', reason: 'Run 12, which is newer, has already written the comment.' })
  })
})

describe('a comment of an earlier version', () => {
  test('outdates a visible comment of an earlier run', () => {
    const comments = [
      own(3),
      own(4, { isHidden: true }),
      own(5, { text: text() }),
      own(6, { text: { content: 'report', marker: { key: text().marker.key } } }),
    ]
    expect(outdatedComments(comments, wish().text.marker).map(({ id }) => id)).toEqual([3])
  })

  test('counts an outdated comment as existing in the mode failures-or-existing', () => {
    const passed = wish({ mode: 'failures-or-existing', failed: false })
    expect(planComment([], passed).kind).toBe('skip')
    expect(planComment([], { ...passed, replaces: true })).toEqual({ kind: 'create' })
  })
})

describe('plan without updates', () => {
  test('leaves earlier comments unchanged', () => {
    expect(planComment([own(3), own(4)], wish({ updates: false }))).toEqual({ kind: 'create' })
  })

  test('does not repeat the comment of the same run', () => {
    const comments = [own(3, { text: text() })]
    expect(planComment(comments, wish({ updates: false }))).toMatchObject({ kind: 'leave', hide: [] })
    expect(planComment([...comments, own(4)], wish({ updates: false }))).toEqual({ kind: 'create' })
    expect(planComment(comments, wish({ updates: false, text: text({ run: '8' }) }))).toEqual({ kind: 'create' })
  })

  test('compares the outcome with the newest comment in the mode changes', () => {
    const [failed, successful] = [text({ run: '3' }), text({ run: '3', outcome: 'successful' })]
    const changes = wish({ updates: false, mode: 'changes' })
    expect(planComment([own(4, { text: failed }), own(3, { text: successful })], changes)).toMatchObject({
      kind: 'leave',
      comment: { id: 4 },
    })
    expect(planComment([own(3, { text: failed }), own(4, { text: successful })], changes)).toEqual({ kind: 'create' })
  })
})

describe.each([true, false])('with updates: %s', (updates) => {
  const written = updates ? 'update' : 'create'
  const failed = { failed: true, text: text({ content: 'new' }) }
  const passed = { failed: false, text: text({ content: 'new', outcome: 'successful' }) }

  test.each<[CommentMode, typeof failed, string, string]>([
    ['always', failed, 'create', written],
    ['always', passed, 'create', written],
    ['failures', failed, 'create', written],
    ['failures', passed, 'skip', 'skip'],
    ['failures-or-existing', failed, 'create', written],
    ['failures-or-existing', passed, 'skip', written],
    // The earlier run failed.
    ['changes', failed, 'create', 'leave'],
    ['changes', passed, 'create', written],
  ])('plans in the mode %s with %o: %s at first, %s later', (mode, run, first, later) => {
    expect(planComment([], wish({ updates, mode, ...run })).kind).toBe(first)
    expect(planComment([own(3)], wish({ updates, mode, ...run })).kind).toBe(later)
  })
})
