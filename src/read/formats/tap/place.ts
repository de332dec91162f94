/** Where a test or its failure is in the source. */
export interface TapPlace {
  readonly file: string
  /** From 1. */
  readonly line: number | undefined
}

const maximumLength = 2000

// `/shop/cart.test.js:3:1`, `Test.<anonymous> (file:///shop/cart.js:3:1)`, `cart.t:3`.
const colons = /([^\s()'"]{1,1000}?):(\d{1,9})(?::\d{1,9})?\)?$/

/** Parses the place at the end of a text. The places of libraries, such as AVA's own, do not help to find a test. */
export function parsePlace(text: string): TapPlace | undefined {
  const [, file = '', line] = colons.exec(text.trim().slice(-maximumLength)) ?? []
  if (file === '' || Number(line) === 0 || /[/\\]node_modules[/\\]|^node:/.test(file)) return undefined
  // A `file:` URL of Windows has a slash before the drive.
  return { file: file.replace(/^file:\/\/(?:\/(?=[A-Za-z]:)|(?=\/))/, ''), line: Number(line) }
}

// Test::More: `  at t/cart.t line 5.`
const perl = /^[ \t]*at (\S.{0,1000}) line (\d{1,9})\.?$/m

// bats: `(in test file t/cart.bats, line 4)`.
const bats = /\bin test file (\S.{0,1000}), line (\d{1,9})\)/

/** Finds the place that Test::More or bats writes into a message. */
export function placeInText(text: string): TapPlace | undefined {
  const [, file, line] = perl.exec(text) ?? bats.exec(text) ?? []
  return file === undefined || Number(line) === 0 ? undefined : { file, line: Number(line) }
}

/** Indents a stack that begins with a frame, and adds the word `at` if node:test or node-tap left it out. */
export function frameLines(stack: string): string {
  const [first = ''] = stack.trimStart().split('\n', 1)
  const hasWord = /^at\s/.test(first)
  if (!hasWord && !/:\d+:\d+\)?$/.test(first)) return stack
  return stack
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `    ${hasWord ? '' : 'at '}${line.trim()}`))
    .join('\n')
}
