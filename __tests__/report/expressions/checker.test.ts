import { describe, expect, test } from 'vitest'
import { checkCondition, checkTemplate } from '../../../src/report/expressions/checker.js'

describe('checkTemplate', () => {
  test.each([
    'no expression',
    '{{ env.ANY_NAME }} and {{ metadata.team }}, {{ properties["x"] }}'.replaceAll('"', "'"),
    "{{ failed && 'red' || 'green' }}",
    "{{ format('{0} of {1}', tests.failed, tests.total) }}",
    "{{ STATUS == 'failed' }} {{ Source.Branch }} {{ source.* }}",
    "{{ join(fromJson('[1, 2]'), ', ') }} {{ toJSON(build) }} {{ startsWith(ref, 'v') && endsWith(ref, 'x') && contains(ref, '.') }}",
    "{{ fromJson('{}').anything.goes['here'][0] }}",
    '{{ build[env.WHICH] }}',
  ])('accepts %s', (text) => {
    expect(checkTemplate(text)).toEqual([])
  })

  test.each([
    ['{{ }}', 2, 'the expression is empty'],
    ['a {{ stauts }}', 5, 'unknown variable "stauts"; did you mean "status"?'],
    ['{{ source.brnach }}', 10, '"source" has no field "brnach"; did you mean "branch"?'],
    ['{{ source.pullRequest.titel }}', 22, 'did you mean "pullRequestTitle"?'],
    ["{{ build['nubmer'] }}", 9, '"build" has no field "nubmer"; did you mean "number"?'],
    ['{{ ref.name }}', 7, '"ref" is a plain value and has no field "name"'],
    ['{{ contain(ref, 1) }}', 3, 'unknown function "contain"; did you mean "contains"?'],
    ['{{ hashFiles(ref) }}', 3, 'unknown function "hashFiles"; known: contains, '],
    ['{{ always() }}', 3, 'unknown function "always"'],
    ["{{ case(true, 'a', 'b') }}", 3, 'unknown function "case"'],
    ['{{ constructor() }}', 3, 'unknown function "constructor"'],
    ['{{ __proto__() }}', 3, 'unknown function "__proto__"'],
    ['{{ toString }}', 3, 'unknown variable "toString"'],
    ['{{ contains(ref) }}', 3, '"contains" requires 2 values'],
    ['{{ tojson(ref, ref) }}', 3, '"toJson" requires 1 value'],
    ['{{ ref == }}', 10, 'the expression ends too early'],
    ['{{ (ref }}', 8, 'the expression ends too early'],
    ['{{ ref ref }}', 7, 'unexpected "ref"'],
    ['{{ ref = 1 }}', 7, 'unexpected "="'],
    ['{{ "a" }}', 3, `unexpected "a"; text in an expression has single quotes, as in 'x'`],
    ['{{ ref + 1 }}', 7, 'unexpected'],
    ["{{ 'two\nlines' == stauts }}", 18, 'unknown variable "stauts"'],
    ['{{ ref }} {{', 10, 'not closed'],
  ])('reports an error in %s at offset %i', (text, offset, message) => {
    expect(checkTemplate(text)).toEqual([{ offset, message: expect.stringContaining(message) }])
  })

  test.each([
    ['{{ env }}', 3],
    ['{{ ENV }}', 3],
    ['{{ toJson(env) }}', 10],
    ["{{ join(env.*, ' ') }}", 8],
    ["{{ join(env . *, ' ') }}", 8],
    ["{{ join(env[*], ' ') }}", 8],
    ['{{ env.*.x }}', 3],
    ["{{ format('{0}', env) }}", 17],
    ["{{ contains(env, 'x') }}", 12],
    ['{{ env == source }}', 3],
    ['{{ source[env] }}', 10],
    ['{{ (env).BRANCH }}', 4],
  ])('refuses "env" when %s uses it as a whole', (text, offset) => {
    const message = '"env" must not be used as a whole; name the variable that you need, as in env.BRANCH'
    expect(checkTemplate(text)).toEqual([{ offset, message }])
  })

  test.each([
    'INPUT_TOKEN',
    'INPUT_API-KEY',
    'input_token',
    'ACTIONS_RUNTIME_TOKEN',
    'Actions_Id_Token_Request_Token',
    'SERVICE_API_KEY',
    'SERVICE_ADMIN_KEY',
    'SERVICE_STORE',
    'SERVICE_STORE_PASSWORD',
  ])('refuses the variable %s even when the text is a token', (name) => {
    const fault = { message: expect.stringContaining(`the variable "${name}" is not available, because`) }
    expect(checkTemplate(`{{ env.${name} }}`)).toEqual([{ ...fault, offset: 7 }])
    expect(checkTemplate(`{{ ENV['${name}'] }}`)).toEqual([{ ...fault, offset: 7 }])
    expect(checkTemplate(`{{ env.${name} }}`, 'token')).toEqual([{ ...fault, offset: 7 }])
  })

  test.each(['SERVICE_PROJECT', 'SERVICE_API_KEYS', 'SERVICE_STORES', 'MY_INPUT_TOKEN', 'ACTIONSX', 'GITHUB_TOKENS', 'INPUT'])(
    'accepts the variable %s',
    (name) => {
      expect(checkTemplate(`{{ env.${name} }}`)).toEqual([])
    },
  )

  test('accepts env.GITHUB_TOKEN only when the text is a token', () => {
    expect(checkTemplate('{{ env.GITHUB_TOKEN }}', 'token')).toEqual([])
    expect(checkTemplate("x{{ env['github_token'] }}")).toEqual([
      { offset: 8, message: expect.stringContaining('the variable "github_token" may be used in report.codehost.token only') },
    ])
    expect(checkCondition("env.GITHUB_TOKEN != ''")).toEqual([expect.objectContaining({ offset: 4 })])
  })

  test('reports every error of a template', () => {
    expect(checkTemplate('{{ a1 || a2 }} {{ }} {{ ref').map((fault) => fault.offset)).toEqual([3, 9, 17, 21])
  })

  test.each([
    ['parentheses', `${'('.repeat(1900)}1${')'.repeat(1900)}`],
    ['negations', `${'!'.repeat(3900)}1`],
    ['indexes', `${'source['.repeat(400)}1${']'.repeat(400)}`],
    ['calls', `${'toJson('.repeat(400)}1${')'.repeat(400)}`],
  ])('refuses %s that are nested too deep', (_, expression) => {
    expect(checkTemplate(`{{ ${expression} }}`)).toEqual([expect.objectContaining({ message: 'the expression is nested too deep' })])
  })

  test('refuses an expression that is too long', () => {
    expect(checkTemplate(`{{ ${'1==1&&'.repeat(1_000_000)}1 }}`)).toEqual([
      expect.objectContaining({ message: 'the expression is longer than 4000 characters' }),
    ])
  })
})

describe('checkCondition', () => {
  test.each(['successful || failed', '{{ successful || failed }}', ' {{ !cancelled }} ', "ref == '{{'"])('accepts %s', (text) => {
    expect(checkCondition(text)).toEqual([])
  })

  test.each([
    ['sucessful', 0, 'did you mean "successful"?'],
    ['{{ sucessful }}', 3, 'did you mean "successful"?'],
    ['', 0, 'empty'],
    ['{{ failed }} || cancelled', 12, 'single expression'],
    ['failed || {{ cancelled }}', 10, 'unexpected "{{"'],
  ])('reports an error in %s at offset %i', (text, offset, message) => {
    expect(checkCondition(text)).toEqual([{ offset, message: expect.stringContaining(message) }])
  })
})
