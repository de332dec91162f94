/** A line of `prove` or `TAP::Harness` between the lines of TAP. */
export type ProveLine =
  /** `t/cart.t .. ` precedes the output of a file. With `skipped: …` the file has no output. */
  | { readonly kind: 'file'; readonly path: string; readonly skipReason: string | undefined }
  /** `Dubious, test returned 22 (wstat 5632, 0x1600)` */
  | { readonly kind: 'exit'; readonly status: string }
  /** `Bailout called.  Further testing stopped:  the disk is full` */
  | { readonly kind: 'bail'; readonly reason: string }
  /** `Test Summary Report` */
  | { readonly kind: 'summary' }
  /** `Result: FAIL` */
  | { readonly kind: 'failed' }
  /** `ok`, the result of a file */
  | { readonly kind: 'ok' }

const file = /^(?:\[\d\d:\d\d:\d\d\] )?([^\s#]{1,1000}) \.{2,}(?: ?skipped: (.{0,1000})| *)$/
const exit = /^Dubious, test returned (\d{1,9}) \(wstat /
const bail = /^Bailout called\. {2}Further testing stopped: *(.{0,1000})$/
const ok = /^ok(?: +\d{1,12} ms \(.{0,200}\))?$/

/** Parses a line without indentation. */
export function parseProveLine(line: string): ProveLine | undefined {
  switch (line.charCodeAt(0)) {
    case 0x44: {
      const [, status] = exit.exec(line) ?? []
      return status === undefined ? undefined : { kind: 'exit', status }
    }
    case 0x42: {
      const [, reason] = bail.exec(line) ?? []
      if (reason !== undefined) return { kind: 'bail', reason }
      break
    }
    case 0x54:
      if (line === 'Test Summary Report') return { kind: 'summary' }
      break
    case 0x52:
      if (line === 'Result: FAIL') return { kind: 'failed' }
      break
    case 0x6f:
      if (ok.test(line)) return { kind: 'ok' }
  }
  if (!line.includes(' ..')) return undefined
  const [, path, skipReason] = file.exec(line) ?? []
  // A file has a folder or an extension. "Loading ..." is the output of something else.
  return path !== undefined && /[/\\]|\w\.\w/.test(path) ? { kind: 'file', path, skipReason } : undefined
}
