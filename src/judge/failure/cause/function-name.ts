/** Words that engines write before the name of a function. */
const modifiers = /^(?:async |new |get |set |static |fn |function )+/

const withoutModifiers = (name: string): string => (name.includes(' ') ? name.replace(modifiers, '') : name)

/** Objects that are not part of the name of a function: `Object.total`, `Module.total` (Vite), `exports.total`. */
const carriers = /^(?:(?:Object|Module|Function|Proxy|global|globalThis|window|exports|module\.exports|__vi_\w{1,30}__|_this|self)\.)+/

/** Placeholders in traces for functions without a name, and functions that contain all tests of a file. */
const unnamed = new Set(
  [
    'anonymous <anonymous> <unknown> unknown lambda <lambda> <module> <listcomp> <genexpr> <dictcomp> <setcomp> <fn> <eval> eval native ?',
    '{closure} <closure> <main> main main.<fn> it test describe callback',
  ]
    .flatMap((line) => line.split(' '))
    .concat('<top (required)>'),
)

/** Jest 30 names the callback of a test after the matcher that it calls, because source maps have the names of calls: `Object.toBe`. */
const matcher = /^(?:to(?:Be|Equal|StrictEqual|Have|Contain|Include|Match|Throw|Return|Satisfy)(?![a-z])\w{0,100}|not|resolves|rejects)$/

const isUnnamed = (name: string): boolean => unnamed.has(name) || matcher.test(name) || name.startsWith('$spock_feature_')

/** A part that compilers add for a function within a function, or for one that is suspended. */
const generated =
  /(?:\$(?:lambda|anonfun|proxy)?\$?\d{0,9}|\$\$Lambda.{0,200}|\.func\d{1,9}(?:\.\d{1,9})?|::\{\{closure\}\}|\.<(?:fn|anonymous closure)>|\.<locals>.{0,200}|\.<computed>|\$default|\$suspendImpl|::h[0-9a-f]{16})$/

/** Matches every name that {@link generated} matches, and takes less time for others. */
const mayBeGenerated = /[$<:]|\.func\d/

/** A function may be within several others. */
const maximumNesting = 10

function withoutGenerated(name: string): string {
  if (!mayBeGenerated.test(name)) return name
  let current = name
  for (let count = 0; count < maximumNesting; count += 1) {
    const shorter = current.replace(generated, '')
    if (shorter === current) return current
    current = shorter
  }
  return current
}

/** Leaves out what source maps, .NET, Kotlin, Scala and Java add. Each step needs a character that most names do not have. */
function withoutAdditions(text: string): string {
  let name = text
  if (name.endsWith(']')) {
    // `Cart.price [as priceOf]`: source maps may replace the name, but not the name of the method.
    name = name.replace(/^((?:[\w$]+\.)*)[^\s[\]]{1,200} \[as ([\w$]{1,200})\]$/, '$1$2').replace(/ \[as [^\]]{1,200}\]$/, '')
  }
  if (name.includes('<')) {
    // .NET: `Cart.<Add>d__5.MoveNext` (async), `Cart.<>c.<Add>b__0` and `Cart.<>c__DisplayClass1_0.<Add>b__0` (lambda).
    name = name.replace(/\.?<>c(?:__DisplayClass\w{1,20})?(?=\.)/, '').replace(/<([\w.]{1,200})>[a-z]__\w{1,40}(?:\.MoveNext)?$/, '$1')
  }
  // Generic parameters.
  if (name.includes('`')) name = name.replace(/`\d+/g, '')
  if (name.endsWith(']')) name = name.replace(/\[[\w,. ]{1,100}\]$/, '')
  if (!name.includes('$')) return name
  // Kotlin and Java: `CartTest.lambda$adds$0`, `CartTest$adds$1.invokeSuspend`.
  if (endsWithDigit(name))
    return name.replace(/\blambda\$(\w{1,200})\$\d{1,9}$/, '$1').replace(/\$anonfun\$([A-Za-z]\w{0,200})\$\d{1,9}$/, '$1')
  return name.replace(/\$([\w ]{1,200})\$\d{1,9}\.(?:invoke(?:Suspend)?|apply|call|run|accept|get)$/, '.$1')
}

function endsWithDigit(text: string): boolean {
  const code = text.charCodeAt(text.length - 1)
  return code >= 0x30 && code <= 0x39
}

/** Returns the start of the last part of a name. A loop is faster than a search for each separator. */
export function startOfLast(name: string, separators: string): number {
  let start = name.length
  while (start > 0 && !separators.includes(name[start - 1] ?? '')) start -= 1
  return start
}

/**
 * Returns the name of a function as it is in the source, or undefined if the function has no name. Every test that is written as
 * a callback has none.
 */
export function functionName(text: string): string | undefined {
  let name = withoutGenerated(withoutAdditions(withoutModifiers(text.trim())))
  // Ruby: `block (2 levels) in Cart#total`, `rescue in total`.
  if (name.includes(' in ')) name = name.replace(/^(?:(?:block|rescue|ensure)(?: \(\d+ levels\))? in )+/, '')
  name = name.replace(carriers, '')
  // Mocha, node:test: `Context.<anonymous>`, `TestContext.<anonymous>`.
  if (name.endsWith('.<anonymous>')) return undefined
  if (name === '' || name.length > 300 || isUnnamed(name)) return undefined
  const last = name.slice(startOfLast(name, '.#'))
  return last !== '' && isUnnamed(last) ? undefined : name
}
