import { expect, test } from 'vitest'
import { createRecordCompleter } from '../../../src/deliver/submit/complete-record.js'

const complete = (record: object): unknown =>
  JSON.parse(createRecordCompleter({ coordinates: { project: 'shop' } })(JSON.stringify(record)))

const own = { name: 'server.log', type: 'text/x-log', size: 12, sha256: 'a'.repeat(64), reason: 'limit' }
const attachment = { ...own, path: 'secret/server.log', text: 'password', content: { base64: 'AAAA' }, bases: ['x'], other: 1 }
const steps = [{ name: 'open the cart', status: 'failed', text: '| a |', attachments: [0] }]

test('sends steps and attachments without paths, texts and bytes', () => {
  const link = { name: 'ticket', url: 'https://example.org/7' }
  const image = { name: 'total', type: 'image/png', comparison: { name: 'total', side: 'diff' } }
  const record = {
    kind: 'test',
    id: 'a',
    name: 'pays',
    status: 'failed',
    steps,
    attachments: [attachment, { ...image, path: 'b.png' }, link],
  }
  expect(complete(record)).toEqual({ ...record, project: 'shop', attachments: [own, image, link] })
})

test('sends the attachments of attempts without paths, texts and bytes', () => {
  const attempts = [{ status: 'failed', message: 'x' }, { status: 'failed', steps, attachments: [attachment] }, null]
  expect(complete({ kind: 'test', id: 'a', name: 'pays', status: 'successful', attempts })).toMatchObject({
    attempts: [{ status: 'failed', message: 'x' }, { status: 'failed', steps, attachments: [own] }, null],
  })
})

test('leaves out attachments that are not of their type', () => {
  const attempts = [{ status: 'failed', attachments: 'secret/a.png' }]
  const sent = complete({ kind: 'test', id: 'a', name: 'pays', attachments: { path: 'secret/a.png' }, attempts })
  expect(sent).toEqual({ kind: 'test', id: 'a', name: 'pays', attempts: [{ status: 'failed' }], project: 'shop' })
  expect(complete({ kind: 'test', id: 'a', name: 'pays', attachments: ['secret/a.png', attachment] })).toMatchObject({ attachments: [own] })
})

test('keeps a record without attachments to the character', () => {
  const json = '{"kind":"test", "id":"a","name":"pays","steps":[{"name":"open", "status":"failed"}],"attempts":[{"status":"failed"}]}'
  expect(createRecordCompleter({ coordinates: {} })(json)).toBe(json)
})

test('does not change the path of a record of another kind', () => {
  expect(complete({ kind: 'file', path: 'a.log', attachments: [attachment] })).toMatchObject({ path: 'a.log', attachments: [attachment] })
})
