import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { loadEvaluator } from '../../../src/report/expressions/lazy-evaluator.js'
import { variablesOfARun } from './variables-of-a-run.js'

const { text, condition } = createEvaluator(variablesOfARun)

describe('text', () => {
  test.each([
    ['plain $1 }} text', 'plain $1 }} text'],
    ['{{ ref }}/{{ source.commit }}', 'main/abc123'],
    ['[{{ null }}][{{ module }}][{{ build.url }}][{{ env.NOT_SET }}][{{ metadata.none }}]', '[][][][][]'],
    ['{{ failed }} {{ successful }}', 'true false'],
    ['{{ tests.duration }} {{ 1e3 }} {{ -0 }} {{ 0.1 }} {{ source.pullRequest }}', '1234.5 1000 0 0.1 12'],
    ["{{ 'a''b''c''' }}", "a'b'c'"],
    ["{{ '{{ ref }}' }}", '{{ ref }}'],
    ["{{ failed && 'red' || 'green' }}", 'red'],
    ["{{ 'FAILED' == status }} {{ 'B' > 'a' }}", 'true true'],
    ["{{ env.mixed }} {{ env.Mixed }} {{ env.MIXED }} {{ ENV['home_url'] }}", 'first first second https://example.com'],
    ["{{ properties['bundle size'] }} {{ properties.coverage > 80 }}", '12000 true'],
    ['{{ metadata.constructor }}{{ metadata.hasOwnProperty }}', 'a plain key'],
    ["{{ format('{{{0}}} {1} {0}', ref, tests.total) }}", '{main} 10 main'],
    ["{{ join(fromJson('[1, true, null, \"x\"]'), '-') }} {{ join(fromJson('[1,2]')) }} {{ join(ref) }}", '1-true--x 1,2 main'],
    [
      "{{ join(source.*, '|') }}",
      'https://example.com/repo|refs/heads/main|main|abc123|Round half a cent up|12|Round {{ half }} a cent up|https://example.com/repo/pull/12',
    ],
    [
      '#{{ source.pullRequest }} {{ source.pullRequest.title }} {{ Source.PullRequest.URL }}',
      '#12 Round {{ half }} a cent up https://example.com/repo/pull/12',
    ],
    ["{{ source.pullRequest.title && format('{0}: {1}', actor, source.pullRequest.title) }}", 'octocat: Round {{ half }} a cent up'],
    ['{{ jobs.failed }} of {{ jobs.total }} jobs', '2 of 3 jobs'],
    ['{{ source.pullRequest > 11 }} {{ source.commitMessage }}', 'true Round half a cent up'],
    ['{{ fromJson(\'{"__proto__": {"a": 1}}\').__proto__.a }}', '1'],
    ['{{ toJson(files) }}', '{\n  "total": 3\n}'],
    ['{{ source }}', 'Object'],
    ["{{ contains('Abc', 'B') }} {{ startsWith(ref, 'MA') }} {{ endsWith(ref, 'x') }}", 'true true false'],
    ['{{ toJson(env.NOT_SET) }}', '""'],
  ])('evaluates the template %s to %s', (template, expected) => {
    expect(text(template)).toBe(expected)
  })

  describe('secrets of the environment', () => {
    const secrets = {
      INPUT_TOKEN: 'secret',
      'INPUT_API-KEY': 'secret',
      ACTIONS_RUNTIME_TOKEN: 'secret',
      SERVICE_API_KEY: 'secret',
      SERVICE_ADMIN_KEY: 'secret',
      SERVICE_STORE: 'secret',
      SERVICE_STORE_PASSWORD: 'secret',
    }
    const env = { ...secrets, GITHUB_TOKEN: 'job token', BRANCH: 'main' }
    const evaluator = createEvaluator({ ...variablesOfARun, env })

    /** Names that the checker cannot see. */
    const computed = (name: string) => `{{ env[format('{0}{1}', '${name.slice(0, 3)}', '${name.slice(3)}')] }}`

    test.each(Object.keys(secrets))('hides %s when its name is computed, in any case', (name) => {
      expect(evaluator.text(computed(name))).toBe('')
      expect(evaluator.text(computed(name.toLowerCase()))).toBe('')
      expect(evaluator.token(computed(name))).toBe('')
      expect(evaluator.condition(computed(name))).toBe(false)
    })

    test('shows the token of the job only when the text is a token', () => {
      expect(evaluator.token('{{ env.GITHUB_TOKEN }}')).toBe('job token')
      expect(evaluator.token(computed('github_token'))).toBe('job token')
      expect(evaluator.text(computed('GITHUB_TOKEN'))).toBe('')
      expect(evaluator.parts(computed('GITHUB_TOKEN'))).toEqual([{ kind: 'value', text: '' }])
      expect(evaluator.text(computed('BRANCH'))).toBe('main')
    })

    test.each(['{{ env.GITHUB_TOKEN }}', '{{ env.INPUT_TOKEN }}', '{{ toJson(env) }}', '{{ join(env.*) }}'])(
      'throws a UserError when %s was not checked before',
      (template) => {
        expect(() => evaluator.text(template)).toThrow(UserError)
      },
    )
  })

  test('never evaluates the value of an expression', () => {
    const evaluator = createEvaluator({ ...variablesOfARun, env: { TITLE: '{{ env.SECRET }}', SECRET: 'x' } })
    expect(evaluator.text('{{ env.TITLE }} {{ format(env.TITLE) }}'.replace('format(env.TITLE)', "format('{0}', env.TITLE)"))).toBe(
      '{{ env.SECRET }} {{ env.SECRET }}',
    )
  })

  test.each([
    ["{{ fromJson('{') }}", 'fromJson: the text is not JSON.'],
    ["{{ fromJson('') }}", 'fromJson: the text is empty.'],
    ["{{ source[fromJson('{')] }}", 'fromJson: the text is not JSON.'],
    ["{{ format('{1}', ref) }}", 'format: there is no value for "{1}"'],
    ["{{ format('{', ref) }}", 'format: unexpected "{"'],
    ['{{ stauts }}', 'unknown variable "stauts"'],
    ['{{ ref', 'not closed'],
  ])('throws a UserError for %s', (template, message) => {
    expect(() => text(template)).toThrow(UserError)
    expect(() => text(template)).toThrow(message)
  })

  test('evaluates the longest chain of comparisons', () => {
    expect(text(`{{ ${'1=='.repeat(1300)}1 }}`)).toBe('true')
  })
})

describe('condition', () => {
  test.each([
    ['failed', true],
    ['{{ successful || failed }}', true],
    ['tests.failed > 5', false],
    ['env.NOT_SET', false],
    ["'false'", true],
    ['0', false],
  ])('evaluates the condition %s to %s', (expression, expected) => {
    expect(condition(expression)).toBe(expected)
  })

  test('throws a UserError when a condition is invalid', () => {
    expect(() => condition('{{ failed')).toThrow(UserError)
  })
})

test('returns plain text unchanged when no expression is in use', async () => {
  const plain = await loadEvaluator(() => variablesOfARun, false)
  expect(plain.text('as it is')).toBe('as it is')
  expect(plain.token('as it is')).toBe('as it is')
  const full = await loadEvaluator(() => variablesOfARun, true)
  expect(full.text('{{ org }}/{{ project }}')).toBe('acme/shop')
})
