// Fails for every regular expression in the sources whose time may grow faster than its text: text from result files, configurations
// and servers is hostile. Usage: node scripts/check-regular-expressions.js [folder]
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { analyse } from 'scslre'
import ts from 'typescript'

const sources = fileURLToPath(new URL('../src', import.meta.url))
const folder = resolve(process.argv[2] ?? sources)

/** Generated from the sources of the pages, which are checked instead. */
const generated = new Set(['html-report/writer/assets.ts', 'server/dashboard/assets.ts'])

/**
 * Expressions that a tool refuses or cannot decide about, and that were checked by hand. `source` is the start of the expression, or of the
 * code that builds it at run time.
 */
const exceptions = [
  {
    file: 'collect/without-backtracking.ts',
    source: 'new RegExp(`',
    reason: 'Each repetition is in a lookahead, which is entered once. Its tests match hostile names.',
  },
  {
    file: 'failure/cause/signature.ts',
    source: 'new RegExp(\n  `(',
    reason: 'It sees lines of at most 300 characters, and every repetition in it is bounded.',
  },
  {
    file: 'report/failure-diff/labelled-values.ts',
    source: String.raw`^\s*(?:[-+] )?(?:actual|received|`,
    reason: 'It sees at most 200 characters of a line.',
  },
  {
    file: 'report/failure-diff/labelled-values.ts',
    source: String.raw`^\s*(?:[-+] )?(?:expected|the expected|`,
    reason: 'It sees at most 200 characters of a line.',
  },
  {
    file: 'text/counts.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    reason: 'It reads the digits of a number, of which there are at most 22.',
  },
  {
    file: 'html-report/browser/query.ts',
    source: String.raw`(-?)(?:([a-z]+):(?=\s|$)|(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]\S*)))`,
    reason: 'Every character but a space begins a match, so none is looked at from two places.',
  },
  {
    file: 'report/failure-diff/ready-made-diff.ts',
    source: String.raw`(?:^\s*|\()`,
    reason: 'It sees at most 300 characters of a line.',
  },
  {
    file: 'server/store/retention.ts',
    source: String.raw`\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)`,
    reason: 'It reads the definition of our own table.',
  },
]

/** The time limit of the tool per expression. */
const timeoutMs = 60_000

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

/** Shortens long repetitions. A bound is only a constant factor, but long ones keep the tool busy for minutes. */
const shortened = (source) =>
  source.replace(
    /\{(\d+)(,?)(\d*)\}/g,
    (_found, least, comma, most) => `{${Math.min(Number(least), 2)}${comma}${most && Math.min(Number(most), 3)}}`,
  )

/** Returns whether an expression has unlimited or nested repetitions. Without them, the time per position of a text is bounded. */
const isUnbounded = (source) => /[*+]|\{\d+,\}|\)\??\{/.test(source)

/**
 * recheck decides about every expression without assertions and references. For the others, it only tries texts within a time limit, so its
 * results depend on the load of the machine. scslre analyses those as well, but does not find everything.
 * @returns {Promise<string | undefined>} the problem of an expression
 */
async function faultOf({ source, flags }) {
  if (source === undefined) return 'is put together from parts that are not constants of its file, so it cannot be checked'
  if (!isUnbounded(source)) return undefined
  const { status, complexity, attack, error } = await check(shortened(source), flags, { checker: 'automaton', timeout: timeoutMs })
  if (status === 'safe') return undefined
  if (status === 'vulnerable') return `takes ${complexity.summary} time, for example for ${attack.pattern}`
  if (error.kind !== 'unsupported') return `cannot be checked (${error.kind}); make it simpler`
  const [report] = analyse({ source, flags }, { assumeRejectingSuffix: false }).reports
  if (report === undefined) return undefined
  const { start, end } = report.quant ?? report.endQuant
  return `takes ${report.exponential ? 'exponential' : 'polynomial'} time because of ${source.slice(start, end)} (${report.type})`
}

const files = readdirSync(folder, { recursive: true })
  .map((name) => relative(folder, join(folder, name)).replaceAll('\\', '/'))
  .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !generated.has(name))
  .sort()
const expressions = files.flatMap(expressionsIn)
const unused = new Set(folder === sources ? exceptions : [])
const faults = await Promise.all(
  expressions.map(async (expression) => {
    const exception = exceptions.find(
      ({ file, source }) => file === expression.file && (expression.source ?? expression.text).startsWith(source),
    )
    if (exception !== undefined) {
      unused.delete(exception)
      return []
    }
    const fault = await faultOf(expression)
    return fault === undefined ? [] : [`${join(folder, expression.file)}:${expression.line}: ${expression.text} ${fault}.`]
  }),
)
const messages = [
  ...faults.flat(),
  ...[...unused].map(({ file, source }) => `${file} contains no expression that begins with ${source}: remove the exception.`),
]
for (const message of messages) console.error(message)
console.log(`${expressions.length} regular expressions in ${files.length} files, ${messages.length} faults.`)
process.exit(messages.length === 0 ? 0 : 1)
