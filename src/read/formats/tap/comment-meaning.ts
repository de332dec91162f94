/** A line such as `# fail 2`. */
export interface StatedTotal {
  readonly word: string
  readonly count: number
}

/** The meaning of a comment that is not about a test. */
export type CommentMeaning =
  /** Totals, and other lines that repeat the results. */
  | { readonly kind: 'summary'; readonly total?: StatedTotal }
  /** Test::More ends so if the script failed after its tests. */
  | { readonly kind: 'exit' }
  /** GLib, which writes the comments of a test before its test point. */
  | { readonly kind: 'glib' }
  /** GLib: `slow test /cart/adds executed in 1.02 secs` */
  | { readonly kind: 'slow'; readonly name: string; readonly durationMs: number }
  /** Test::More: `  Failed test 'adds'` */
  | { readonly kind: 'failure' }

// clojure.test.tap: `{:type :end-test-var, :var #'cart/adds}`.
// tape, node:test, mocha, QUnit; node-tap: `{ total: 9, pass: 3 }` and `time=57.406ms`; Linux: `cart: pass:1 fail:0 skip:0 total:1`.
const totals =
  /^(?:(?:tests|suites|pass|passed|ok|success|fail|failed|failures|cancelled|skip|skipped|todo|duration_ms):? +\d[\d.]*|\{ total: \d.*\}|\{:type :(?:begin|end)-test-\w+, .*|time=[\d.]+m?s|(?:Totals: |[^\s:]{1,200}: )?pass:\d+ fail:\d+ .*)$/

// AVA, Mocha, node:test; tape with two spaces.
const total = /^(pass|skip|fail|cancelled) {1,2}(\d{1,9})$/

const ofTestMore = /^(?:Looks like you (?:failed|planned) \d|No tests run!$)/
const exit = /^Looks like your test (?:exited with \d|died )/
const glib = /^(?:random seed: R[\w-]+|(?:Start|End) of \S.* tests)$/
const slow = /^slow test (\S{1,1000}) executed in ([\d.]{1,20}) secs$/
const failure = /^ *Failed (?:\(TODO\) )?test\b/

/** Reads a comment without its mark. Returns undefined if it belongs to a test. */
export function meaningOf(comment: string): CommentMeaning | undefined {
  // A longer comment has no meaning that is known here.
  if (comment.length > 2000) return undefined
  if (failure.test(comment)) return { kind: 'failure' }
  if (exit.test(comment)) return { kind: 'exit' }
  if (glib.test(comment)) return { kind: 'glib' }
  const [, name, seconds] = slow.exec(comment) ?? []
  if (name !== undefined) return { kind: 'slow', name, durationMs: Number(seconds) * 1000 }
  if (!totals.test(comment) && !ofTestMore.test(comment)) return undefined
  const [, word, count] = total.exec(comment) ?? []
  return word === undefined ? { kind: 'summary' } : { kind: 'summary', total: { word, count: Number(count) } }
}
