import { describe, expect, test } from 'vitest'
import { suggest, withSuggestion } from '../../../../../src/deliver/html-report/browser/search/suggestions.js'
import { modelOf } from '../described-model.js'

const model = modelOf([
  { name: 'a', status: 'failed', message: 'boom', tag: 'slow path', job: 'unit (linux)' },
  { name: 'b', tag: 'money', job: 'unit (windows)' },
])
const texts = (query: string) => suggest(model, query).map(({ text }) => text)

describe('suggest', () => {
  test('offers the keys that have values', () => {
    expect(texts('')).toEqual(['is:', 'error:', 'job:', 'tag:', 'suite:', 'file:', 'duration:'])
  })

  test('offers steps and the kinds of files that occur', () => {
    const attachments = [
      { name: 'a.webm', type: 'video/webm' },
      { name: 'a.png', type: 'image/png' },
    ]
    const withFiles = modelOf([{ name: 'a', status: 'failed', failedSteps: ['click'], attachments }])
    expect(suggest(withFiles, '').map(({ text }) => text)).toEqual(['is:', 'error:', 'step:', 'has:', 'suite:', 'file:', 'duration:'])
    expect(suggest(withFiles, 'has:').map(({ text }) => text)).toEqual(['has:screenshot', 'has:video'])
  })

  test('offers only results that occur', () => {
    expect(texts('is:')).toEqual(['is:failed', 'is:passed'])
  })

  test('offers the values that contain the typed text', () => {
    expect(texts('cart tag:s')).toEqual(['tag:"slow path"'])
    expect(texts('-job:win')).toEqual(['job:"unit (windows)"'])
  })

  test('offers nothing when the typed text begins no key, or is a whole value', () => {
    expect(texts('cart')).toEqual([])
    expect(texts('tag:money')).toEqual([])
    expect(texts('constructor:')).toEqual([])
  })
})

test.each([
  ['', 'is:', 'is:'],
  ['cart i', 'is:', 'cart is:'],
  ['cart is:fa', 'is:failed', 'cart is:failed '],
  ['-tag:slow', 'tag:"slow path"', '-tag:"slow path" '],
  ['tag:"slow pa', 'tag:"slow path"', 'tag:"slow path" '],
])('replaces the end of %j with the suggestion %j', (query, text, expected) => {
  expect(withSuggestion(query, { text, note: '' })).toBe(expected)
})
