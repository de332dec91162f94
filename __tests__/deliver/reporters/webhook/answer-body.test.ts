import { expect, test } from 'vitest'
import { readAnswerBody } from '../../../../src/deliver/reporters/webhook/answer-body.js'

const error = (message: string) => ({ _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message }] })
const messageOf = (errors: object) => readAnswerBody(JSON.stringify({ message: 'Invalid Form Body', code: 50035, errors })).message

test('names the first three fields when an answer of Discord lists more errors', () => {
  const fields = Object.fromEntries(['title', 'url', 'description', 'color', 'footer'].map((name) => [name, error(`${name} is wrong`)]))
  expect(messageOf({ embeds: { 0: fields } })).toBe(
    'Invalid Form Body; embeds.0.title: title is wrong; embeds.0.url: url is wrong; embeds.0.description: description is wrong',
  )
})

test('names the first three fields when the errors of an answer of Discord are in several embeds', () => {
  const pair = { title: error('too long'), url: error('not a URL') }
  expect(messageOf({ embeds: { 0: pair, 1: pair } })).toBe(
    'Invalid Form Body; embeds.0.title: too long; embeds.0.url: not a URL; embeds.1.title: too long',
  )
})

test('reads the errors of an answer of Discord down to the eighth level when they are nested', () => {
  const nested = (depth: number): object => Array.from({ length: depth }).reduce<object>((inner) => ({ a: inner }), error('too long'))
  expect(messageOf(nested(8))).toBe('Invalid Form Body; a.a.a.a.a.a.a.a: too long')
  expect(messageOf(nested(9))).toBe('Invalid Form Body')
})
