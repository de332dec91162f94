import { describe, expect, test } from 'vitest'
import { userMarkdown } from '../../../src/report/render/user-markdown.js'
import type { MarkdownPart } from '../../../src/report/tree/node.js'
import { nodesOf, parse } from './parsed-markdown.js'

/** A text with values between braces. */
const shown = (template: string, ...values: readonly string[]) =>
  userMarkdown(
    template.split('{}').flatMap((text, index): readonly MarkdownPart[] => {
      const value = values[index - 1]
      return [...(value === undefined ? [] : [{ kind: 'value' as const, text: value }]), { kind: 'markdown', text }]
    }),
  )

describe('values without a meaning in Markdown', () => {
  test.each([
    'main',
    'feature/a-b',
    'v1.2.3',
    '0123456789abcdef0123456789abcdef01234567',
    'snake_case_name',
    '/tmp/a.txt',
    '-1',
    '1.5',
    '1,234',
    '85.6%',
    '42',
  ])('keeps the value %s unchanged', (value) => {
    expect(shown('`{}` [a](b/{}) {}', value, value, value)).toBe(`\`${value}\` [a](b/${value}) ${value}`)
  })

  test('keeps complete addresses working in links and as text', () => {
    const url = 'https://github.com/acme/shop/actions/runs/1?check=2&copy;=3#x'
    const links = [...nodesOf(parse(shown('[run]({}) {} <{}>', url, url, url)))].filter((node) => node.type === 'link')
    expect(links.map((link) => link.url)).toEqual(Array(3).fill('https://github.com/acme/shop/actions/runs/1?check=2&copy%3B=3#x'))
  })

  test('allows a link that the user or several values form', () => {
    expect(shown('[c](https://github.com/{}/commit/{})', 'acme/shop', 'abc')).toBe('[c](https://github.com/acme/shop/commit/abc)')
    expect(
      userMarkdown([
        { kind: 'value', text: 'https:' },
        { kind: 'value', text: '//a.b' },
      ]),
    ).toBe('https://a.b')
  })

  test('keeps markup that the user wrote before a value', () => {
    expect(shown('#{} by @{}', '12', 'octocat')).toBe('#12 by @octocat')
  })
})

describe('values with a meaning in Markdown', () => {
  const textOf = (markdown: string) =>
    [...nodesOf(parse(markdown))]
      .map((node) => node.value ?? '')
      .join('')
      .replaceAll('\u2060', '')

  test.each([
    '-- a',
    '- a',
    '# a',
    '1. a',
    '1.',
    '_a_',
    '*a*',
    '[a](b)',
    '![a](b)',
    '<b>',
    '<!-- a',
    '`a`',
    'a | b',
    '&amp;',
    '@octocat',
    '#12',
    'GH-3',
    'www.a.b',
    'see https://a.b',
    '$a$',
    ':tada:',
  ])('shows the value %s as text', (value) => {
    expect(textOf(shown('{}', value))).toBe(value)
    expect([...nodesOf(parse(shown('{}', value)))].map((node) => node.type)).toEqual(['root', 'paragraph', 'text'])
  })

  test('joins several lines of a value', () => {
    expect(shown('{}', 'a\n\n# b\r\n- c')).toBe('a &#35; b - c')
  })

  test.each(['{}', '<{}', '<!{}', '<!-{}', 'a <{}'])('starts no comment after %j', (template) => {
    for (const value of ['<!-- build-report -->', '!-- a -->', '-- a -->', '- a -->']) expect(shown(template, value)).not.toContain('<!--')
  })

  test('does not link to a script', () => {
    expect(shown('[a]({})', 'javascript:alert(1)')).not.toContain('(1)')
    expect(shown('{}', 'javascript://a.b/')).not.toContain('://')
  })
})

describe('the Markdown of the user', () => {
  test('keeps lines, elements and the spaces before the first line', () => {
    expect(shown('\n    code\r\n\r\n<b>@me</b>\n\n')).toBe('    code\n\n<b>@me</b>')
  })

  test.each([
    ['```\na', '```\na\n```'],
    ['~~~~ js\na\n~~~', '~~~~ js\na\n~~~\n~~~~'],
    ['```\na\n```', '```\na\n```'],
    ['``` a `b`', '``` a `b`'],
    ['<!-- a', '<!-- a\n-->'],
    ['<details>\n\na', '<details>\n\na\n\n</details>'],
    ['<details>\n<details>\n\na</details>', '<details>\n<details>\n\na</details>\n\n</details>'],
    ['```\n<details>\n```', '```\n<details>\n```'],
    ['a `<!--` b', 'a `<!--` b'],
  ])('closes what %j leaves open', (template, markdown) => {
    expect(shown(template)).toBe(markdown)
  })
})
