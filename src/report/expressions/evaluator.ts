import { data, type Expr, ExpressionError, Evaluator as Interpreter, Lexer, Parser } from '@actions/expressions'
import { ErrorType } from '@actions/expressions/errors'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { type Token, TokenType } from '@actions/expressions/lexer'
import { truthy } from '@actions/expressions/result'
import { UserError } from '../../base/errors.js'
import { suggestion } from '../../base/text/nearest-name.js'
import { type TextPurpose, visibleEnvironment } from './environment.js'
import type { ExpressionFault } from './fault.js'
import { boundText, formatText, fromJson, joinTexts } from './functions.js'
import { hasExpression, type ScannedExpression, scanCondition, scanTemplate } from './scanner.js'
import { checkVariable, type Variables, type VariableUse, variableNames } from './variables.js'

/** Evaluates templates and conditions. Every method throws a UserError that quotes the expression. */
export interface Evaluator {
  /** Replaces every `{{ … }}` with its value. */
  text(template: string): string
  /** Splits a template into literal parts and values. */
  parts(template: string): readonly TemplatePart[]
  /** Evaluates `report.codehost.token`, the only template that may use `env.GITHUB_TOKEN`. */
  token(template: string): string
  condition(condition: string): boolean
}

/** A part of an evaluated template: literal text, or the value of an expression. */
export interface TemplatePart {
  readonly kind: 'literal' | 'value'
  readonly text: string
}

type Value = data.ExpressionData

/** The library evaluates a chain of comparisons by recursion. At this length, the stack is large enough. */
const maximumLength = 4000

const maximumDataDepth = 100

/** The functions of the language, and the number of their arguments. */
const functionArity: Readonly<Record<string, string>> = {
  contains: '2 values',
  startsWith: '2 values',
  endsWith: '2 values',
  format: '1 to 255 values',
  join: '1 or 2 values',
  toJson: '1 value',
  fromJson: '1 value',
}
const functionNames = Object.keys(functionArity)

/** Parses an expression. Returns its tree, or all errors with offsets from the start of the expression. */
export function parseExpression(
  source: string,
  purpose: TextPurpose,
): { readonly tree: Expr } | { readonly faults: readonly ExpressionFault[] } {
  if (source.trim() === '') return { faults: [{ message: 'the expression is empty', offset: 0 }] }
  if (source.length > maximumLength) {
    return { faults: [{ message: `the expression is longer than ${maximumLength} characters`, offset: maximumLength }] }
  }
  const lexed = tokenize(source)
  if ('message' in lexed) return { faults: [lexed] }
  const { tokens, offsets } = joinFields(lexed)
  const faults = checkNames(tokens, offsets, purpose)
  if (faults.length > 0) return { faults }
  try {
    return { tree: new Parser([...tokens], [...variableNames], []).parse() }
  } catch (error) {
    if (error instanceof ExpressionError) return { faults: [describeSyntaxError(error, tokens, offsets)] }
    throw error
  }
}

/** Tokens and their offsets from the start of the expression. */
interface Lexed {
  readonly tokens: readonly Token[]
  readonly offsets: readonly number[]
}

function tokenize(source: string): Lexed | ExpressionFault {
  const lexer = new Lexer(source)
  let tokens: readonly Token[]
  try {
    tokens = lexer.lex().tokens
  } catch {
    // The lexer reports the offset only inside its message, so read its private field.
    const start = Number(Reflect.get(lexer, 'start'))
    const rest = source.slice(start, start + 40)
    const [doubleQuoted] = /^\s?"[^"]*"?/.exec(rest) ?? []
    if (doubleQuoted !== undefined) {
      return { message: `unexpected ${doubleQuoted.trim()}; text in an expression has single quotes, as in 'x'`, offset: start }
    }
    const [word = ''] = /^\s?\S*/.exec(rest) ?? []
    return { message: `unexpected ${JSON.stringify(word)}`, offset: start }
  }
  // The lexer's columns are wrong after a line break in a string, so compute the offsets; only white space separates tokens.
  const offsets: number[] = []
  let end = 0
  for (const token of tokens) {
    while (/\s/.test(source.charAt(end))) end += 1
    offsets.push(end)
    end += token.lexeme.length
  }
  // The lexer unescapes only the first quote of a string.
  const unescaped = tokens.map((token) =>
    token.type === TokenType.STRING ? { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") } : token,
  )
  return { tokens: unescaped, offsets }
}

/**
 * Joins `pullRequest.title` after `source.` to `pullRequestTitle`: the value of `source.pullRequest` itself is a number, and a number has
 * no fields.
 */
function joinFields({ tokens, offsets }: Lexed): Lexed {
  const at = tokens.findIndex(
    (_, index) => isName(tokens[index], 'source') && isName(tokens[index + 2], 'pullRequest') && tokens[index + 3]?.type === TokenType.DOT,
  )
  const [owner, field] = [tokens[at + 2], tokens[at + 4]]
  if (at === -1 || owner === undefined || field?.type !== TokenType.IDENTIFIER) return { tokens, offsets }
  const joined = { ...owner, lexeme: owner.lexeme + field.lexeme }
  const rest = joinFields({ tokens: tokens.slice(at + 5), offsets: offsets.slice(at + 5) })
  return {
    tokens: [...tokens.slice(0, at + 2), joined, ...rest.tokens],
    offsets: [...offsets.slice(0, at + 2), offsets[at + 4] ?? 0, ...rest.offsets],
  }
}

const isName = (token: Token | undefined, name: string): boolean =>
  token?.type === TokenType.IDENTIFIER && token.lexeme.toLowerCase() === name.toLowerCase()

/**
 * Checks names here, because the library looks up functions in a plain object, where it finds `constructor()`, and has functions that
 * are not part of our language.
 */
function checkNames(tokens: readonly Token[], offsets: readonly number[], purpose: TextPurpose): ExpressionFault[] {
  const faults: ExpressionFault[] = []
  tokens.forEach((token, index) => {
    if (token.type !== TokenType.IDENTIFIER || tokens[index - 1]?.type === TokenType.DOT) return
    const offset = offsets[index] ?? 0
    if (tokens[index + 1]?.type === TokenType.LEFT_PAREN) {
      if (functionNames.some((name) => name.toLowerCase() === token.lexeme.toLowerCase())) return
      faults.push({ message: `unknown function "${token.lexeme}"; ${suggestion(token.lexeme, functionNames)}`, offset })
      return
    }
    const use = { name: token.lexeme, offset, field: fieldAfter(index, tokens, offsets), isOfOneField: hasOneField(index, tokens) }
    const fault = checkVariable(use, purpose)
    if (fault !== undefined) faults.push(fault)
  })
  return faults
}

/** Whether a name is followed by `.field` or `[…]`, and not by `.*`, `[*]` or nothing. */
function hasOneField(index: number, tokens: readonly Token[]): boolean {
  const [separator, field] = tokens.slice(index + 1, index + 3)
  return (separator?.type === TokenType.DOT || separator?.type === TokenType.LEFT_BRACKET) && field?.type !== TokenType.STAR
}

/** The field in `name.field` or `name['field']`. */
function fieldAfter(index: number, tokens: readonly Token[], offsets: readonly number[]): VariableUse['field'] {
  const [separator, field, end] = tokens.slice(index + 1, index + 4)
  const offset = offsets[index + 2] ?? 0
  if (separator?.type === TokenType.DOT && field?.type === TokenType.IDENTIFIER) return { name: field.lexeme, offset }
  if (separator?.type !== TokenType.LEFT_BRACKET || field?.type !== TokenType.STRING || end?.type !== TokenType.RIGHT_BRACKET)
    return undefined
  return { name: String(field.value), offset }
}

function describeSyntaxError(error: ExpressionError, tokens: readonly Token[], offsets: readonly number[]): ExpressionFault {
  const token: Token = Reflect.get(error, 'tok')
  const offset = offsets[tokens.indexOf(token)] ?? 0
  switch (Reflect.get(error, 'typ')) {
    case ErrorType.ErrorTooFewParameters:
    case ErrorType.ErrorTooManyParameters: {
      const name = functionNames.find((known) => known.toLowerCase() === token.lexeme.toLowerCase()) ?? token.lexeme
      return { message: `"${name}" requires ${functionArity[name]}`, offset }
    }
    case ErrorType.ErrorExceededMaxDepth:
      return { message: 'the expression is nested too deep', offset }
    case ErrorType.ErrorUnexpectedEndOfExpression:
      return { message: 'the expression ends too early', offset: offsets.at(-1) ?? offset }
    default:
      return token.type === TokenType.EOF
        ? { message: 'the expression ends too early', offset }
        : { message: `unexpected ${JSON.stringify(token.lexeme)}`, offset }
  }
}

/** Creates an evaluator. The variables are converted at its first use. */
export function createEvaluator(variables: Variables): Evaluator {
  const contexts = new Map<TextPurpose, data.Dictionary>()
  const evaluate = (expression: ScannedExpression, purpose: TextPurpose): Value => {
    const parsed = parseExpression(expression.text, purpose)
    if ('faults' in parsed) throw failure(expression.text, parsed.faults[0]?.message)
    const context = contexts.get(purpose) ?? contextOf(variables, purpose)
    contexts.set(purpose, context)
    try {
      return new Interpreter(parsed.tree, context, functions).evaluate()
    } catch (error) {
      throw failure(expression.text, reasonOf(error), error)
    }
  }
  const partsFor = (purpose: TextPurpose, template: string): readonly TemplatePart[] => {
    const scanned = scanTemplate(template)
    if (scanned.fault !== undefined) throw failure(template, scanned.fault.message)
    return scanned.parts.map((part) => (part.kind === 'literal' ? part : { kind: 'value', text: evaluate(part, purpose).coerceString() }))
  }
  const textFor = (purpose: TextPurpose, template: string): string => {
    if (!hasExpression(template)) return template
    return partsFor(purpose, template)
      .map(({ text }) => text)
      .join('')
  }
  return {
    parts: (template) => partsFor('text', template),
    text: (template) => textFor('text', template),
    token: (template) => textFor('token', template),
    condition(condition) {
      const scanned = scanCondition(condition)
      if (scanned.kind === 'fault') throw failure(condition, scanned.fault.message)
      return truthy(evaluate(scanned, 'text'))
    },
  }
}

function failure(source: string, reason = 'the expression is invalid', cause?: unknown): UserError {
  const shown = source.trim()
  return new UserError(`Cannot evaluate "${shown.length > 200 ? `${shown.slice(0, 200)}…` : shown}": ${reason}`, { cause })
}

/** Returns the message of an error. The library wraps an error in an index, and exceeds the stack if it spreads a wide object. */
function reasonOf(error: unknown): string {
  if (error instanceof UserError) return error.message
  if (error instanceof RangeError) return 'the result is too large.'
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause)
  throw error
}

const text = (value: string) => new data.StringData(value)

const valueText = (value: Value | undefined): string => value?.coerceString() ?? ''

const ownFunctions: readonly FunctionDefinition[] = [
  { name: 'format', minArgs: 1, maxArgs: 255, call: (pattern, ...values) => text(formatText(valueText(pattern), values.map(valueText))) },
  { name: 'join', minArgs: 1, maxArgs: 2, call: join },
  { name: 'toJson', minArgs: 1, maxArgs: 1, call: (value) => text(boundText(JSON.stringify(value, data.replacer, '  '))) },
  { name: 'fromJson', minArgs: 1, maxArgs: 1, call: (json) => toData(fromJson(valueText(json))) },
]

/** Replace the functions of the library: these are linear and bounded, and accept any key in an object. */
const functions = new Map(ownFunctions.map((definition) => [definition.name.toLowerCase(), definition]))

function join(list?: Value, separator?: Value): Value {
  if (list?.kind !== data.Kind.Array) return text(list?.primitive ? valueText(list) : '')
  return text(joinTexts(list.values().map(valueText), separator?.primitive ? valueText(separator) : ','))
}

const contextOf = (variables: Variables, purpose: TextPurpose): data.Dictionary =>
  dictionary(
    Object.entries(variables).map(([name, value]) => [
      name,
      name === 'env' ? environment(visibleEnvironment(variables.env, purpose)) : toData(value),
    ]),
  )

/**
 * Creates `env`. Prefers the exact name, because names that differ only in case are two variables on Linux. A missing variable is empty.
 */
function environment(env: Variables['env']): data.Dictionary {
  const variables = dictionary(Object.entries(env).map(([name, value]) => [name, text(value ?? '')]))
  const anyCase = variables.get.bind(variables)
  variables.get = (name) => {
    const exact = Object.hasOwn(env, name) ? env[name] : undefined
    return exact === undefined ? (anyCase(name) ?? text('')) : text(exact)
  }
  return variables
}

function toData(value: unknown, depth = 0): Value {
  if (depth > maximumDataDepth) throw new UserError(`The value is nested more than ${maximumDataDepth} deep.`)
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') return new data.NumberData(value)
  if (typeof value === 'boolean') return new data.BooleanData(value)
  if (Array.isArray(value)) {
    const list = new data.Array()
    for (const item of value) list.add(toData(item, depth + 1))
    return list
  }
  if (typeof value !== 'object' || value === null) return new data.Null()
  return dictionary(Object.entries(value).map(([name, field]) => [name, toData(field, depth + 1)]))
}

function dictionary(entries: Iterable<readonly [name: string, value: Value]>): data.Dictionary {
  const result = new data.Dictionary()
  // The index is a plain object, in which `constructor` would seem to exist.
  Object.setPrototypeOf(Reflect.get(result, 'indexMap'), null)
  for (const [name, value] of entries) result.add(name, value)
  return result
}
