// Fails for every regular expression in the sources whose time may grow faster than its text: text from result files, configurations
// and servers is hostile. Usage: node scripts/check-regular-expressions.js [--update] [--list file] [folder]
//
// A check takes up to some seconds, so scripts/regular-expressions.txt lists the expressions that were found safe, and only others are
// checked. The list must contain exactly the safe expressions of the sources; --update writes it. If the rules or the versions of the
// tools have changed, every expression is checked again. With a folder, only --list selects a list.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { lineOf, readList, writeList } from './regular-expression-list.js'
import { faultOf, isUnbounded, rulesVersion } from './regular-expression-rules.js'

const { values: options, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, list: { type: 'string' } },
  allowPositionals: true,
})
const sources = fileURLToPath(new URL('../src', import.meta.url))
const folder = resolve(positionals[0] ?? sources)
const listPath = options.list ?? (folder === sources ? fileURLToPath(new URL('regular-expressions.txt', import.meta.url)) : undefined)
if (options.update && listPath === undefined) {
  console.error('--update requires --list if a folder is given.')
  process.exit(1)
}

/** Generated from the sources of the pages, which are checked instead. */
const generated = new Set(['deliver/html-report/writer/assets.ts', 'server/dashboard/assets.ts'])

/**
 * Expressions that a tool refuses or cannot decide about, and that were checked by hand. `source` is the start of the expression, or of the
 * code that builds it at run time.
 */
const exceptions = [
  {
    file: 'judge/failure/line-meaning.ts',
    source: 'new RegExp(same.map(',
    reason: 'It joins expressions that are checked one by one as alternatives, so that its time is the sum of theirs.',
  },
  {
    file: 'read/collect/without-backtracking.ts',
    source: 'new RegExp(`',
    reason: 'Each repetition is in a lookahead, which is entered once. Its tests match hostile names.',
  },
  {
    file: 'judge/failure/cause/environment-signature.ts',
    source: 'new RegExp(sourceOf(',
    reason: 'It joins expressions that are checked one by one as alternatives, so that its time is the sum of theirs.',
  },
  {
    file: 'judge/failure/cause/signature.ts',
    source: 'new RegExp(\n  `(',
    reason: 'It sees lines of at most 300 characters, and every repetition in it is bounded.',
  },
  {
    file: 'report/content/failure-diff/labelled-values.ts',
    source: String.raw`^\s*(?:[-+] )?(?:actual|received|`,
    reason: 'It sees at most 200 characters of a line.',
  },
  {
    file: 'report/content/failure-diff/labelled-values.ts',
    source: String.raw`^\s*(?:[-+] )?(?:expected|the expected|`,
    reason: 'It sees at most 200 characters of a line.',
  },
  {
    file: 'base/text/counts.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    reason: 'It reads the digits of a number, of which there are at most 22.',
  },
  {
    file: 'deliver/html-report/browser/query.ts',
    source: String.raw`(-?)(?:([a-z]+):(?=\s|$)|(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]\S*)))`,
    reason: 'Every character but a space begins a match, so none is looked at from two places.',
  },
  {
    file: 'report/content/failure-diff/ready-made-diff.ts',
    source: String.raw`(?:^\s*|\()`,
    reason: 'It sees at most 300 characters of a line.',
  },
  {
    file: 'server/store/retention.ts',
    source: String.raw`\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)`,
    reason: 'It reads the definition of our own table.',
  },
]

/** @typedef {{ file: string, line: number, source: string | undefined, flags: string, text: string }} Found */

/** @returns {Found[]} */
function expressionsIn(file) {
  const tree = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const constants = constantsOf(tree)
  const found = []
  const add = (node, source, flags) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    found.push({ file, line, source, flags, text: node.getText(tree) })
  }
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { source, flags } = partsOf(node)
      add(node, source, flags)
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(tree) === 'RegExp') {
      const [pattern, flags] = node.arguments ?? []
      add(node, textOf(pattern, constants), textOf(flags, constants) ?? '')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function partsOf(literal) {
  const end = literal.text.lastIndexOf('/')
  return { source: literal.text.slice(1, end), flags: literal.text.slice(end + 1) }
}

/** Returns the initial values of a file's constants by name. */
function constantsOf(tree) {
  const constants = new Map()
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.parent.flags & ts.NodeFlags.Const) {
      constants.set(node.name.text, node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return constants
}

/** Returns the text of a constant expression, or undefined if it is not constant. */
function textOf(node, constants) {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants)
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source' && ts.isIdentifier(node.expression)) {
    const literal = constants.get(node.expression.text)
    return literal !== undefined && ts.isRegularExpressionLiteral(literal) ? partsOf(literal).source : undefined
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([textOf(node.left, constants), textOf(node.right, constants)])
  }
  if (ts.isTemplateExpression(node)) return textOfTemplate(node, constants, (part) => part.text)
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    return ts.isTemplateExpression(node.template) ? textOfTemplate(node.template, constants, (part) => part.rawText) : node.template.rawText
  }
  return undefined
}

function textOfTemplate({ head, templateSpans }, constants, read) {
  return joined([read(head), ...templateSpans.flatMap(({ expression, literal }) => [textOf(expression, constants), read(literal)])])
}

const joined = (parts) => (parts.includes(undefined) ? undefined : parts.join(''))

const files = readdirSync(folder, { recursive: true })
  .map((name) => relative(folder, join(folder, name)).replaceAll('\\', '/'))
  .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !generated.has(name))
  .sort()
const expressions = files.flatMap(expressionsIn)
const list = listPath === undefined ? undefined : readList(listPath)
const isCurrent = list?.version === rulesVersion
const command = 'Run: node scripts/check-regular-expressions.js --update'
const unusedExceptions = new Set(folder === sources ? exceptions : [])
/** The faults of the checked expressions by their lines in the list; undefined for a safe expression. */
const checked = new Map()
/** Lines of the list for the safe expressions of the sources. */
const safe = new Set()
const messages = []

for (const expression of expressions) {
  const { file, line, source, text } = expression
  const place = `${join(folder, file)}:${line}: ${text}`
  const exception = exceptions.find((other) => other.file === file && (source ?? text).startsWith(other.source))
  if (exception !== undefined) {
    unusedExceptions.delete(exception)
  } else if (source === undefined) {
    messages.push(`${place} is put together from parts that are not constants of its file, so it cannot be checked.`)
  } else if (isUnbounded(source)) {
    const entry = lineOf(expression)
    const isListed = isCurrent && list.safe.has(entry)
    const isNew = !isListed && !checked.has(entry)
    if (isNew) checked.set(entry, await faultOf(expression))
    const fault = checked.get(entry)
    if (fault === undefined) safe.add(entry)
    else messages.push(`${place} ${fault}.`)
    if (isNew && fault === undefined && isCurrent && !options.update)
      messages.push(`${place} is safe, but ${listPath} does not list it. ${command}`)
  }
}
for (const { file, source } of unusedExceptions) {
  messages.push(`${file} contains no expression that begins with ${source}: remove the exception.`)
}
if (options.update) {
  writeList(listPath, { version: rulesVersion, safe })
} else if (isCurrent) {
  const stale = [...list.safe].filter((entry) => !safe.has(entry))
  messages.push(...stale.map((entry) => `${listPath} contains ${entry}, which is not a safe expression of ${folder}. ${command}`))
} else if (list !== undefined) {
  messages.push(`${listPath} was checked with: ${list.version}. It must be checked with: ${rulesVersion}. ${command}`)
}
for (const message of messages) console.error(message)
console.log(`${expressions.length} regular expressions in ${files.length} files, ${checked.size} checked, ${messages.length} faults.`)
process.exit(messages.length === 0 ? 0 : 1)
