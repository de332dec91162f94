import type { TraceFrame } from '../../../../judge/stack-frames/trace-frame.js'

/** Arguments (Go, PHP), the alias of a method (V8), the arity (Elixir) and type parameters (Rust, .NET) follow the name of a function. */
const afterName = [/(?<=[\w>}\])!?])\(.*$/s, / \[as [^[\]]{1,300}\]$/, /\/\d{1,3}$/, /(?<=\w)(?:::)?<.*>$/s, /(?<=\w)\[[^\]]*\]$/]

/** The name without its class, module or namespace: `add`, `<anonymous>`, `{{closure}}`. */
const lastName = /(?:<[^<>]{0,300}>|\{{1,2}[^{}]{0,300}\}{1,2}|[^\s.:#>/\\]{1,300})$/

/** A step of Cucumber is a sentence. */
const step = '✽.'

/** Returns the range of the function's own name in the call of a frame. */
function ownName(call: string): readonly [from: number, to: number] {
  if (call.startsWith(step)) return [step.length, call.length]
  const end = afterName.reduce((text, pattern) => text.replace(pattern, ''), call).length
  return [lastName.exec(call.slice(0, end))?.index ?? 0, end]
}

/**
 * Returns the position of the function's name in a line of a frame. Undefined if the line does not contain the call outside of the path.
 */
export function functionSpan(line: string, { call = '', file = '' }: TraceFrame): readonly [from: number, to: number] | undefined {
  if (call === '') return undefined
  const path = file === '' ? -1 : line.indexOf(file)
  let start = line.indexOf(call)
  while (start !== -1 && path !== -1 && start < path + file.length && path < start + call.length) start = line.indexOf(call, start + 1)
  if (start === -1) return undefined
  const [from, to] = ownName(call)
  return [start + from, start + to]
}
