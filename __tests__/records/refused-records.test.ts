// Tests that an invalid line of records makes a run incomplete, but unknown kinds and fields do not (src/records).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultFailOn } from '../../src/judge/summary/fail-on.js'
import { checkGates } from '../../src/judge/summary/gates.js'
import { run } from '../../src/run/run.js'
import { makeTree } from '../read/collect/tree.js'

const passed = '{"kind":"test","name":"adds","suite":["cart"],"status":"successful"}'

const requestFor = (cwd: string) => ({ cwd, paths: [], records: [], output: 'out/all.jsonl' })
const context = { env: {}, onWarning() {} }

/** Reads an event file by its well-known name. */
async function collected(events: string) {
  const cwd = makeTree({ 'service-shop-events.ndjson': events })
  const { scope } = (await run(requestFor(cwd), context)).judged
  return { summary: scope.summary, records: readFileSync(join(cwd, 'out/all.jsonl'), 'utf8') }
}

describe('run with an invalid event line', () => {
  test.each([
    ['a field has the wrong type', '{"kind":"test","name":"pays","status":"failed","duration":"12"}', '"duration" is a string'],
    ['the status has the wrong case', '{"kind":"test","name":"pays","status":"FAILED"}', '"status" is "FAILED"'],
    ['the kind is missing', '{"name":"pays","status":"failed"}', '"kind" is missing'],
    ['the line is not JSON', '{"kind":"test",name:"pays"}', 'is not JSON'],
    ['the line is a list', '[{"kind":"test","name":"pays","status":"failed"}]', 'it is an array'],
  ])('makes the run incomplete and fails it when %s', async (_reason, line, message) => {
    const { summary } = await collected(`${passed}\n${line}\n${passed}\n`)
    expect(summary.counts).toMatchObject({ total: 2, successful: 2 })
    expect(summary.status).toBe('failed')
    expect(summary.problems).toEqual([
      expect.objectContaining({ severity: 'error', kind: 'incomplete', path: 'service-shop-events.ndjson', line: 2 }),
    ])
    expect(summary.problems[0]?.message).toContain(message)
    expect(checkGates(summary, defaultFailOn)).toMatchObject({
      fails: true,
      reasons: [{ word: 'incomplete', message: 'The run is incomplete: service-shop-events.ndjson.' }],
    })
  })

  test('makes the run incomplete when the JSON of a record spans several lines', async () => {
    const pretty = JSON.stringify({ kind: 'test', name: 'pays', suite: ['cart'], status: 'failed' }, null, 2)
    const { summary } = await collected(`${pretty}\n`)
    expect(summary.counts.total).toBe(0)
    expect(summary.status).toBe('failed')
    expect(checkGates(summary, defaultFailOn).reasons).toContainEqual({
      word: 'incomplete',
      message: 'The run is incomplete: service-shop-events.ndjson.',
      isShown: true,
    })
  })

  test('makes the run incomplete when more than ten lines are invalid', async () => {
    const { summary } = await collected('{}\n'.repeat(15))
    expect(summary.problems).toHaveLength(11)
    expect(summary.problems.every(({ kind }) => kind === 'incomplete')).toBe(true)
  })

  test('makes a later report incomplete when it joins the records', async () => {
    const { records } = await collected(`${passed}\n{"kind":"test","name":"pays","status":"FAILED"}\n`)
    const cwd = makeTree({ 'unit.ndjson': records })
    const { scope } = (await run({ ...requestFor(cwd), records: ['unit.ndjson'] }, context)).judged
    expect(scope.summary.counts.total).toBe(1)
    expect(checkGates(scope.summary, defaultFailOn).fails).toBe(true)
  })
})

test('makes the run incomplete when it joins a records file with an invalid line', async () => {
  const cwd = makeTree({ 'unit.ndjson': `${passed}\n{"kind":"test","name":"pays"}\n` })
  const { scope } = (await run({ ...requestFor(cwd), records: ['unit.ndjson'] }, context)).judged
  expect(scope.summary.status).toBe('failed')
  expect(scope.summary.problems).toEqual([
    { severity: 'error', kind: 'incomplete', message: expect.stringContaining('"status" is missing'), path: 'unit.ndjson', line: 2 },
  ])
})

test('keeps the run complete when kinds and fields of records are unknown', async () => {
  const { summary, records } = await collected(`${passed}\n{"kind":"deployment","target":"west","tries":[1,2]}\n`)
  expect(summary.status).toBe('successful')
  expect(summary.problems).toEqual([])
  expect(records).toContain('"target":"west","tries":[1,2]')
})
