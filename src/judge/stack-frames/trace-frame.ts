import { definedFields } from '../../base/defined-fields.js'
import { libraryOf } from './library-frame.js'

/** A line of a stack trace. */
export interface TraceFrame {
  /** As in the trace. A Java frame has only the name of its file. Undefined if the runtime gives no place. */
  readonly file?: string
  /** From 1. */
  readonly line?: number
  /** From 1. */
  readonly column?: number
  readonly call?: string
  /** The folder of the library; empty for a library without a known folder; undefined for code of the project. */
  readonly library?: string
}

interface Place {
  readonly file: string
  readonly line: number
  readonly column?: number
}

type Reader = (line: string) => TraceFrame | undefined

/** Longer lines are not frames. */
const maximumLength = 2000

/** A file with an extension, or a module of a runtime: `node:internal/process/task_queues`. */
const looksLikeFile = (file: string): boolean => /\.[A-Za-z][\w+]{0,8}(?:\?\S{1,200})?$|^(?:node|dart|package|internal):?\/?\S/.test(file)

const endingNumber = /:(\d{1,9})$/

/** Reads `cart.ts:1:2` and `cart.ts:1`. */
function tracePlace(text: string): Place | undefined {
  const last = endingNumber.exec(text)
  if (last === null) return undefined
  const before = text.slice(0, last.index)
  const first = endingNumber.exec(before)
  const file = withoutScheme(first === null ? before : before.slice(0, first.index))
  const [line, column] = first === null ? [Number(last[1]), 0] : [Number(first[1]), Number(last[1])]
  if (!looksLikeFile(file) || line < 1) return undefined
  return column < 1 ? { file, line } : { file, line, column }
}

const withoutScheme = (file: string): string => file.replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, '').replace(/\?\S{1,200}$/, '')

function makeFrame(place: Place | undefined, call = ''): TraceFrame {
  const name = call.trim()
  const library = libraryOf(place?.file, name)
  return { ...place, ...definedFields({ call: name === '' ? undefined : name, library }) }
}

/** `at add (/shop/cart.js:1:2)`, `at /shop/cart.js:1:2`, `at shop.Cart.add(Cart.java:12)`, `at tests/CartTest.php:12`. */
function callFrame(line: string): TraceFrame | undefined {
  const body = /^at (?:async |new (?=\S{1,300} \())?(.+)$/.exec(line)?.[1]
  if (body === undefined) return undefined
  if (!body.endsWith(')')) {
    const place = tracePlace(body)
    if (place !== undefined && !/ .{0,300} /.test(place.file)) return makeFrame(place)
    return body === '<anonymous>' || body === 'native' ? makeFrame(undefined, body) : undefined
  }
  const space = body.indexOf(' (')
  const open = space === -1 ? body.indexOf('(') : space + 1
  const call = body.slice(0, open)
  const inside = body.slice(open + 1, -1)
  // `at most(3)` is a sentence: names of .NET and Java have a dot, and a step of Cucumber begins with a star.
  if (space === -1) return /^(?:[^\s(]{1,900}\.[^\s(]{1,300}|✽\..{1,900})$/.test(call) ? makeFrame(tracePlace(inside), call) : undefined
  const place = tracePlace(inside)
  return place !== undefined || /^(?:<anonymous>|native|index \d{1,9}|eval at .{1,900})$/.test(inside) ? makeFrame(place, call) : undefined
}

// `:line 12`, `:Zeile 12.`, `:行号 12`.
const dotnetLine = /: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/
const dotnetPath = /\) \S{1,10} (?=[A-Za-z]:[\\/]|[\\/])/
const dotnetStart = /^\p{L}{1,5} (?=[^\s(]{1,900}\.[^\s(]{1,300}\()/u

/** `at Shop.Cart.Add(Int32 n) in C:\Shop\Cart.cs:line 12`; .NET translates all words. */
function dotnetFrame(line: string): TraceFrame | undefined {
  const start = dotnetStart.exec(line)?.[0]
  if (start === undefined) return undefined
  const call = line.slice(start.length, line.indexOf('('))
  const end = dotnetLine.exec(line)
  if (end === null) return line.endsWith(')') ? makeFrame(undefined, call) : undefined
  const path = dotnetPath.exec(line)
  if (path === null) return undefined
  const file = line.slice(path.index + path[0].length, end.index)
  // The line is 0 if it is unknown.
  return makeFrame(Number(end[1]) > 0 ? { file, line: Number(end[1]) } : undefined, call)
}

/** `Cart.Add (System.Int32 n) (at Assets/Scripts/Cart.cs:12)`, `Cart:Add() (at Assets/Scripts/Cart.cs:12)` (Unity). */
function unityFrame(line: string): TraceFrame | undefined {
  const match = /^([^\s(]{1,900}) ?\([^()]{0,900}\) (?:\[0x\w{1,8}\] )?\(at (.{1,900})\)$/.exec(line)
  // The line is 0 if it is unknown.
  return match === null ? undefined : makeFrame(tracePlace(match[2] ?? ''), match[1])
}

/** `❯ add src/cart.ts:1:2` (Vitest). */
function vitestFrame(line: string): TraceFrame | undefined {
  if (!line.startsWith('❯ ')) return undefined
  const space = line.lastIndexOf(' ')
  const [call, last] = [line.slice(2, Math.max(space, 2)), line.slice(space + 1)]
  const place = tracePlace(last)
  return place === undefined && last !== '(<anonymous>)' ? undefined : makeFrame(place, call)
}

/** `add@http://localhost/cart.js:1:2` (Firefox, WebKit). */
function atSignFrame(line: string): TraceFrame | undefined {
  const at = line.indexOf('@')
  if (at === -1 || /\s/.test(line) || !/^(?:https?:\/\/|file:\/\/|\/)/.test(line.slice(at + 1))) return undefined
  const place = tracePlace(line.slice(at + 1))
  return place && makeFrame(place, line.slice(0, at))
}

/** `File "/shop/test_cart.py", line 3, in test_adds`. */
function pythonFrame(line: string): TraceFrame | undefined {
  const match = /^File "([^"]{1,1900})", line (\d{1,9})(?:, in (.{1,300}))?$/.exec(line)
  return match === null ? undefined : makeFrame({ file: match[1] ?? '', line: Number(match[2]) }, match[3])
}

/** `#0 /shop/Cart.php(12): add()` (PHP), `#1      main (package:shop/cart.dart:1:2)` (Dart). */
function numberedFrame(line: string): TraceFrame | undefined {
  const body = /^#\d{1,5}\s{1,20}(\S.*)$/.exec(line)?.[1]
  if (body === undefined) return undefined
  const php = /^([^():]{1,900}(?::[^():]{1,900})?)\((\d{1,9})\): (.{1,300})/.exec(body)
  if (php !== null) return looksLikeFile(php[1] ?? '') ? makeFrame({ file: php[1] ?? '', line: Number(php[2]) }, php[3]) : undefined
  if (body.startsWith('[internal function]')) return makeFrame(undefined, body)
  const open = body.endsWith(')') ? body.lastIndexOf(' (') : -1
  const place = open === -1 ? undefined : tracePlace(body.slice(open + 2, -1))
  return place && makeFrame(place, body.slice(0, open))
}

/** `./spec/cart_spec.rb:12:in 'add'` (Ruby), `(shop 0.1.0) lib/cart.ex:4: Shop.Cart.add/2` (Elixir), `at t/cart.t line 12.` (Perl). */
function scriptFrame(line: string): TraceFrame | undefined {
  const ruby = /^(?:# |from )?(\S{1,900}\.\w{1,10}):(\d{1,9})(?::\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(line)
  if (ruby !== null) return makeFrame({ file: ruby[1] ?? '', line: Number(ruby[2]) }, ruby[3])
  const elixir = /^(?:\([^()]{1,100}\) )?([^\s:]{1,900}\.exs?):(\d{1,9}): (\S.{0,300})$/.exec(line)
  if (elixir !== null) return makeFrame({ file: elixir[1] ?? '', line: Number(elixir[2]) }, elixir[3])
  const perl = /^at ([^\s:]{1,900}\.\w{1,10}) line (\d{1,9})\.?$/.exec(line)
  return perl === null ? undefined : makeFrame({ file: perl[1] ?? '', line: Number(perl[2]) })
}

/** `test/cart_test.dart 3:5  main.<fn>`, `package:matcher  expect` (Dart, shortened). */
function dartFrame(line: string): TraceFrame | undefined {
  const place = /^(\S{1,900}\.dart) (\d{1,9}):(\d{1,9})\s{1,200}(\S.{0,300})$/.exec(line)
  if (place !== null) return makeFrame({ file: place[1] ?? '', line: Number(place[2]), column: Number(place[3]) }, place[4])
  const library = /^(?:package|dart):\S{1,300}\s{2,200}(\S.{0,300})$/.exec(line)
  return library === null ? undefined : makeFrame(undefined, library[1])
}

/** `/shop/CartTest.php:12`, `src/cart.ts:1:2`, `cart.cpp(12)`. */
function plainFrame(line: string): TraceFrame | undefined {
  if (/\s/.test(line)) return undefined
  const place = tracePlace(line.replace(/\((\d{1,9})\)$/, ':$1'))
  return place && makeFrame(place)
}

const readers: readonly Reader[] = [
  callFrame,
  dotnetFrame,
  unityFrame,
  vitestFrame,
  pythonFrame,
  numberedFrame,
  atSignFrame,
  scriptFrame,
  dartFrame,
  plainFrame,
]

/** Reads one line of a stack trace. A line of a message that only contains a place is not a frame. */
export function traceFrame(whole: string): TraceFrame | undefined {
  // Node.js prints the properties of an error after its last frame.
  const line = whole.trim().replace(/(?<=\)) \{$/, '')
  if (line.length > maximumLength || !/[\d)>:]/.test(line)) return undefined
  for (const read of readers) {
    const frame = read(line)
    if (frame !== undefined) return frame
  }
  return undefined
}

/** Reads a frame of two lines: the function and, below it, the place. Go and Rust write such frames. */
export function twoLineFrame(first: string, second: string): TraceFrame | undefined {
  if (first.length > maximumLength || second.length > maximumLength) return undefined
  const go = /^\t(\S{1,1500}\.(?:go|s):\d{1,9})(?: \+0x[\da-f]{1,16})?$/.exec(second)?.[1]
  if (go !== undefined && /^\S/.test(first)) return makeFrame(tracePlace(go), first.replace(/\((?:[^()]{0,900})\)$/, ''))
  const rust = /^ {3,40}at (\S{1,1500}:\d{1,9}:\d{1,9})$/.exec(second)?.[1]
  const call = /^ {0,10}\d{1,5}: (\S.{0,900})$/.exec(first)?.[1]
  return rust === undefined || call === undefined ? undefined : makeFrame(tracePlace(rust), call)
}
