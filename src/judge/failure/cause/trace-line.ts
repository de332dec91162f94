import { definedFields } from '../../../base/defined-fields.js'
import { jvmCall, jvmFile } from '../../stack-frames/jvm-call.js'
import { frameOf, type StackFrame } from '../../stack-frames/stack-frames.js'
import { functionName, startOfLast } from './function-name.js'
import { isLibraryFunction, isLibraryPath } from './library-code.js'

/** A function of the project in a stack trace. */
export interface OwnFrame {
  /** As in the trace, with forward slashes. Empty if the trace names only the function. */
  readonly file: string
  /** From 1. */
  readonly line?: number
  readonly function?: string
  /** Whether it is a function that compares values for tests, which all failed assertions have in their trace. */
  readonly isHelper: boolean
}

/** A frame in a line of a trace. */
export interface TraceLine {
  readonly frame: OwnFrame
  readonly isLibrary: boolean
  /** Whether a trace of its language ends with the error. */
  readonly isPython: boolean
  /** Whether another line may name the function. */
  readonly lacksFunction: boolean
}

/** Matches every line with a frame, and few others. */
export const mayHaveFrame = /[:( ]\d|line \d|^\s{0,20}(?:at|à|bei|em|en|w|в)\s/

/** Matches the extension of a file, which every place has except in Python and bats, and the start of a function of Rust. */
const frameSign = /\.[A-Za-z]|File "|, line |^\s{0,10}\d/

/** Returns whether a line certainly contains neither a frame nor a {@link functionLine}. Takes much less time than reading the line. */
export const isProse = (line: string): boolean => !frameSign.test(line) && !(line.endsWith(')') && line.includes('.'))

/**
 * Reads the frame in a line, if there is one.
 * @param line matches {@link mayHaveFrame}
 */
export function traceLine(line: string): TraceLine | undefined {
  return jvmLine(line) ?? anyLine(line)
}

/** Does the same as {@link anyLine} for the usual frame of the JVM, in much less time. */
function jvmLine(line: string): TraceLine | undefined {
  const call = jvmCall(line)
  if (call === undefined || call.name.length > maximumCall) return undefined
  const file = jvmFile(call)
  // Without a package, the name of the call may contain the name of the file.
  if (file === call.fileName) return undefined
  const isLibrary = isLibraryPath(file) || isLibraryFunction(call.name)
  return { frame: ownFrame(file, call.line, call.name), isLibrary, isPython: false, lacksFunction: false }
}

/** The longest function in {@link calledBefore}. */
const maximumCall = 400

/** Reads a frame of any kind. */
export function anyLine(line: string): TraceLine | undefined {
  const place = frameOf(line)
  if (place?.isTitle) return undefined
  if (place === undefined) return functionOnly(line)
  const file = place.file.replaceAll('\\', '/')
  const called = calledFunction(line, place)
  const isLibrary = isLibraryPath(file) || (called !== undefined && isLibraryFunction(bareName(called)))
  const frame = ownFrame(file, place.line, called)
  return { frame, isLibrary, isPython: /\.pyx?$/.test(file), lacksFunction: called === undefined }
}

/** Adds the function that another line names. */
export function withFunction(line: TraceLine, called: string): TraceLine {
  const frame = ownFrame(line.frame.file, line.frame.line, called)
  return { ...line, frame, isLibrary: line.isLibrary || isLibraryFunction(bareName(called)) }
}

function ownFrame(file: string, line: number | undefined, called: string | undefined): OwnFrame {
  const name = called === undefined ? undefined : functionName(called)
  const isHelper = name !== undefined && (helper.test(lastName(name)) || (mayBeHelperClass.test(name) && helperClass.test(name)))
  return { file, ...definedFields({ line, function: name }), isHelper }
}

const helper = /^(?:assert|expect|verify|check|fail|should|require|ensure|compare)/i
const mayBeHelperClass = /assert|check|matcher|expectation/i
const helperClass = /(?:^|[./])\w{0,100}(?:assert|assertions?|check|checks|matchers?|expectations?)\.[\w$]+$/i

const lastName = (name: string): string => name.slice(startOfLast(name, '.#:'))

// Java: `at shop.Cart.add(Native Method)`, `(Unknown Source)`. .NET without symbols: `at Shop.Cart.Add(Int32 count)`.
const callOnly = /^\s{0,20}(?:at|à|bei|em|en|w|в)\s{1,8}([\p{L}\p{N}_$<>.`+/[\],]{1,400}?)\s?\([^()]{0,1000}\)$/u

function functionOnly(line: string): TraceLine | undefined {
  const called = callOnly.exec(line)?.[1]
  // A function without a class is not a frame of these languages.
  if (called === undefined || !called.includes('.')) return undefined
  const frame = ownFrame('', undefined, bareName(called))
  if (frame.function === undefined) return undefined
  return { frame, isLibrary: isLibraryFunction(bareName(called)), isPython: false, lacksFunction: false }
}

/** Leaves out the class loader and the module of Java: `app//shop.Cart.add`, `java.base/java.lang.Thread.run`. */
const bareName = (called: string): string => called.slice(called.lastIndexOf('/') + 1)

// Ruby, Python, pytest, and Dart: `test/cart_test.dart 25:5  main.<fn>`.
const calledAfter = /(?::in [`'](.{1,300})'|, in (\S{1,200})|:\d{1,9}: in (\S{1,200})|\.dart \d{1,9}:\d{1,9} {1,80}(\S.{0,300}))$/
// `at add (cart.ts:1:2)`, ` ❯ add cart.ts:1:2`, `#2  add (package:shop/cart.dart:1:2)`.
const calledBefore = /^\s{0,20}(?:\p{L}{1,5}|❯|#\d{1,5}:?|\d{1,5}:) {1,8}(.{1,400}?) ?\(?$/u
const dotnet = /^\s{0,20}\p{L}{1,5} (.{1,900}?)\s?\(.{0,900}\) (?:\[0x\w{1,8}\] )?\p{L}{1,5} $/u
// Unity: `Shop.Cart.Add (System.Int32 n) (at Assets/Scripts/Cart.cs:12)`, `Shop.Cart:Add() (at …)`.
const unity = /^\s{0,20}([^\s()]{1,400}) ?\([^()]{0,900}\) (?:\[0x\w{1,8}\] )?\(at $/
const firefox = /^\s{0,20}([^@\s]{1,300})@$/

/** Returns the function of a frame, as in the trace. */
function calledFunction(line: string, { file }: StackFrame): string | undefined {
  const after = calledAfter.exec(line)
  if (after !== null) return after[1] ?? after[2] ?? after[3] ?? after[4]
  const whole = line.indexOf(file)
  // The folder of a frame of Java is not in the line.
  const start = whole === -1 ? line.lastIndexOf(file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)) : whole
  const front = line.slice(0, start)
  const ofUnity = front.endsWith('(at ') ? unity.exec(front)?.[1] : undefined
  if (ofUnity !== undefined) return ofUnity.replace(/[:+/]/g, '.')
  const call = (front.includes(')') ? dotnet.exec(front)?.[1] : undefined) ?? calledBefore.exec(front)?.[1] ?? firefox.exec(front)?.[1]
  return call === undefined || !/^[\w.]{1,100}\/{1,2}[\w.]/.test(call) ? call : bareName(call)
}

// Go: `shop.(*Cart).Total(0xc000012345, {0x1, 0x2})`. Rust: `   4: shop::cart::total`.
const goCall = /^([\w./()*-]{1,400}?\.[\w.()*]{1,200})\((?:[^()]{0,600})\)$/
const rustCall = /^\s{0,10}\d{1,5}: (?:0x[0-9a-f]{1,16} - )?([\w:<>{}, &']{1,400})$/

/** Returns the function in a line of its own, which Go and Rust print before the place. */
export function functionLine(line: string): string | undefined {
  const go = goCall.exec(line)?.[1]
  if (go !== undefined) return go.slice(go.lastIndexOf('/') + 1).replace(/\(\*?(\w{1,200})\)/, '$1')
  return rustCall.exec(line)?.[1]
}
