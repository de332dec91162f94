import { type JvmCall, jvmCall, jvmFile } from './jvm-call.js'

/** A place in a stack trace. */
export interface StackFrame {
  /** As in the trace: absolute on another machine, a URL or relative. A Java frame has its package before the file: `shop/Cart.java`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column?: number
  /** Whether this is the place in the title of a test, `a.spec.ts:3:5 › shop › has title`, which is its declaration. */
  readonly isTitle?: true
}

/** How much of a line is searched. */
const maximumLineLength = 2000

/** How much of a text is searched, half of it at each end, in UTF-16 units. */
const maximumTextLength = 256 * 1024

/** The extensions of source files. Without them, `example.com:443` would be a frame. */
const extensions = new Set(
  [
    'c cc cpp cxx c++ h hh hpp hxx inl ipp m mm swift rs go zig nim d',
    'cs fs fsx vb cshtml razor java kt kts scala sc groovy clj cljs cljc',
    'js jsx mjs cjs ts tsx mts cts vue svelte astro dart',
    'py pyx pyi rb rake erb php phpt pl pm t lua r jl hs ml ex exs erl hrl elm cr sh bash ps1 psm1 bats',
    'feature robot resource qml sql sol gradle',
  ].flatMap((line) => line.split(' ')),
)

const jvmExtensions = new Set(['java', 'kt', 'kts', 'scala', 'sc', 'groovy', 'clj', 'cljc'])

/**
 * Yields the places in a stack trace or an error message, in the order of the text, at most one per line. Reads the traces of Java and
 * Kotlin, .NET in any language, Python, JavaScript, Dart, Go, C and C++ (GoogleTest, Qt, Boost.Test), Ruby, PHP, Rust, Swift, Elixir and
 * bats. The time is linear in the length of the text.
 * @param accepts returns whether a frame of the JVM is wanted, by the name of its file. Without it, all are.
 */
export function* stackFrames(whole: string, accepts: (fileName: string) => boolean = () => true): Generator<StackFrame> {
  const half = maximumTextLength >> 1
  const text = whole.length <= maximumTextLength ? whole : `${whole.slice(0, half)}\n${whole.slice(-half)}`
  let boostFile: string | undefined
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, Math.min(end, start + maximumLineLength)).trimEnd()
    start = end + 1
    const call = jvmCall(line)
    if (call !== undefined) {
      boostFile = undefined
      if (accepts(call.fileName)) yield frameOfCall(call)
      continue
    }
    const frame = (boostFile === undefined ? undefined : boostFrame(boostFile, line)) ?? anyFrame(line)
    boostFile = boostFileLine.exec(line)?.[1]
    if (frame !== undefined) yield frame
  }
}

/** Returns the place in a line, at most 2,000 UTF-16 units long, of a stack trace or an error message. */
export function frameOf(line: string): StackFrame | undefined {
  const call = jvmCall(line)
  return call === undefined ? anyFrame(line) : frameOfCall(call)
}

const frameOfCall = (call: JvmCall): StackFrame => ({ file: jvmFile(call), line: call.line })

/** Does the same as {@link frameOf}, in more time for the usual frame of the JVM. */
const anyFrame = (line: string): StackFrame | undefined => pythonFrame(line) ?? batsFrame(line) ?? numberedFrame(line) ?? dotnetFrame(line)

// Boost.Test writes the file and the line on two lines: `- file   : cart.cpp`, `- line   : 12`.
const boostFileLine = /^- file {0,3}: (.+)$/
const boostLineLine = /^- line {0,3}: (\d{1,9})$/

const boostFrame = (file: string, line: string) => makeFrame(file, boostLineLine.exec(line)?.[1], undefined)

// `(in test file t/cart.bats, line 2)`, and for a failure in a function `(from function `add' in file t/cart.bash, line 7,`.
const bats = /^(?:# )?[( ](?:from function `[^']{1,200}' )?in (?:test )?file (.+), line (\d{1,9})[,)]$/

function batsFrame(line: string): StackFrame | undefined {
  const match = line.includes(', line ') ? bats.exec(line) : null
  return match === null ? undefined : makeFrame(match[1] ?? '', match[2], undefined)
}

function makeFrame(file: string, line: string | undefined, column: string | undefined): StackFrame | undefined {
  const number = Number(line)
  if (file === '' || !(number > 0)) return undefined
  const at = Number(column)
  return at > 0 ? { file, line: number, column: at } : { file, line: number }
}

/** `File "tests/test_cart.py", line 3, in test_adds`. */
function pythonFrame(line: string): StackFrame | undefined {
  const start = line.indexOf('File "')
  if (start === -1) return undefined
  const match = /^File "([^"]+)", line (\d{1,9})/.exec(line.slice(start))
  return match === null ? undefined : makeFrame(match[1] ?? '', match[2], undefined)
}

// `x.ts:1:2`, `x.go:1`, `x.cpp(1)`, `x.cpp(1,2)`, `x_test.dart 1:2`; Vite appends a query to the path.
const numbered =
  /\.([A-Za-z][A-Za-z0-9+]{0,8})(?:\?[^\s:()]{1,200})?(?::(\d{1,9})(?::(\d{1,9}))?|\((\d{1,9})(?:,\s?(\d{1,9}))?\)| (\d{1,9}):(\d{1,9}))/g

/** Playwright separates the place of a test, its suites and its name with it. */
const titleSeparator = ' › '

function numberedFrame(line: string): StackFrame | undefined {
  // `matchAll` is expensive.
  numbered.lastIndex = 0
  for (let match = numbered.exec(line); match !== null; match = numbered.exec(line)) {
    const [whole, extension = '', line1, column1, line2, column2, line3, column3] = match
    if (!extensions.has(extension)) continue
    const end = match.index + 1 + extension.length
    const start = startOfPath(line, end, line[match.index + whole.length] === ')' && line1 !== undefined)
    const file = line.slice(start, end)
    const frame = makeFrame(packageHint(line, start, extension) + file, line1 ?? line2 ?? line3, column1 ?? column2 ?? column3)
    const isTitle = line.startsWith(titleSeparator, match.index + whole.length)
    return frame !== undefined && isTitle ? { ...frame, isTitle } : frame
  }
  return undefined
}

/** Returns the folder of a Java frame by its class: `shop/` for `at shop.Cart.add(Cart.java:12)`, which contains only the base name. */
function packageHint(line: string, start: number, extension: string): string {
  if (!jvmExtensions.has(extension) || line[start - 1] !== '(') return ''
  // "java.base/" is a module, "app//" a class loader.
  let begin = start - 1
  while (begin > 0 && !isBeforeClass(line.charCodeAt(begin - 1))) begin -= 1
  const method = line.lastIndexOf('.', start - 2)
  const classStart = method > begin ? line.lastIndexOf('.', method - 1) : -1
  return classStart < begin ? '' : `${line.slice(begin, classStart).replaceAll('.', '/')}/`
}

/** Space, slash and tab. */
const isBeforeClass = (code: number): boolean => code === 0x20 || code === 0x2f || code === 0x09

// `in C:\shop\Cart.cs:line 12`, and in other languages `:Zeile 12`, `:línea 12`, `:行 12`, ` 中: 行号 12`.
const dotnetLine = /(?: 中)?: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/

function dotnetFrame(line: string): StackFrame | undefined {
  const last = line.charCodeAt(line.length - 1)
  if (last !== fullStop && !isDigit(last)) return undefined
  const match = dotnetLine.exec(line)
  if (match === null) return undefined
  const end = match.index
  if (!extensions.has(line.slice(line.lastIndexOf('.', end) + 1, end))) return undefined
  return makeFrame(line.slice(startOfPath(line, end, false), end), match[1], undefined)
}

/** Returns the start of the path that ends at `end`. If it is all that the parentheses contain, the path may have spaces. */
function startOfPath(line: string, end: number, isInParentheses: boolean): number {
  if (isInParentheses) {
    const open = openingParenthesis(line, end)
    // Unity: `Cart.Add () (at Assets/Scripts/Cart.cs:12)`.
    if (open !== -1) return line.startsWith('at ', open + 1) ? open + 4 : open + 1
  }
  const word = startOfWord(line, end)
  const scheme = line.lastIndexOf('://', end)
  // Firefox: "add@https://localhost/cart.js:1:2".
  if (scheme > word) return startOfScheme(line, scheme)
  const drive = startOfDrive(line, end)
  if (drive !== -1) return drive
  // .NET and Unix: " in /home/my shop/Cart.cs".
  const root = line.lastIndexOf(' in /', end)
  return root !== -1 && root < word ? root + 4 : word
}

function startOfScheme(line: string, end: number): number {
  let start = end
  while (start > 0 && (isLetter(line.charCodeAt(start - 1)) || line[start - 1] === '-')) start -= 1
  return start
}

function openingParenthesis(line: string, end: number): number {
  let depth = 0
  for (let index = end - 1; index >= 0; index -= 1) {
    const character = line[index]
    if (character === ')') depth += 1
    else if (character === '(') {
      if (depth === 0) return index
      depth -= 1
    }
  }
  return -1
}

function startOfDrive(line: string, end: number): number {
  for (let colon = line.lastIndexOf(':', end - 1); colon > 0; colon = line.lastIndexOf(':', colon - 1)) {
    const next = line[colon + 1]
    if ((next === '\\' || next === '/') && isLetter(line.charCodeAt(colon - 1)) && !isLetter(line.charCodeAt(colon - 2))) return colon - 1
  }
  return -1
}

const fullStop = 0x2e
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const isLetter = (code: number) => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

const opening = new Set(['(', '[', '<', '{', ',', '='])

function startOfWord(line: string, end: number): number {
  let start = end
  while (start > 0 && !isBoundary(line.charCodeAt(start - 1))) start -= 1
  while (start < end && opening.has(line[start] ?? '')) start += 1
  return start
}

/** Returns whether a character is white space, a quote or a bar. Brackets are not, because Next.js has folders such as `[id]`. */
const isBoundary = (code: number) => code <= 0x20 || code === 0xa0 || code === 0x22 || code === 0x27 || code === 0x60 || code === 0x7c
