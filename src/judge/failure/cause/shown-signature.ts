import { checkoutEnd } from '../../../records/checkout-folder.js'
import { withoutEqualityNote } from '../equality-note.js'
import { signatureOf } from './signature.js'
import { isMachinePath, stablePath } from './stable-path.js'

/** A line without any of these has the same words as its signature. */
const mayDiffer = /\b127\.|::1|[/\\]/

const loopback = /\blocalhost\b|\b127(?:\.\d{1,3}){3}\b|(?<![\w:])\[?::1\]?(?!\w)/g

const path = /(?<![\w.~/\\:-])(?:[A-Za-z]:[\\/]|\/)[^\s"'`<>|,;:()[\]{}]{1,400}/g

/**
 * Returns a signature with the words of the line that it was made of: `127.0.0.1` instead of `localhost`, `/mnt/ci-3` instead of `mnt/ci-#`.
 * The folders of a checkout and of temporary files stay as in the signature. Leaves out what reports leave out of messages.
 */
export function shownSignature(line: string, signature: string): string {
  const shown = withoutEqualityNote(signature)
  return mayDiffer.test(line) ? withPaths(line, withAddresses(line, shown)) : shown
}

function withAddresses(line: string, signature: string): string {
  const written = line.match(loopback) ?? []
  const shown = signature.match(loopback) ?? []
  // If one is missing, the signature lacks a part of the line.
  if (written.length !== shown.length) return signature
  let index = 0
  return signature.replace(loopback, (word) => written[index++] ?? word)
}

function withPaths(line: string, signature: string): string {
  let shown = signature
  let from = 0
  for (const [match] of line.matchAll(path)) {
    const written = match.replace(/\.$/, '')
    if (!isKept(written)) continue
    const stable = signatureOf(written)
    const start = stable === '' ? -1 : shown.indexOf(stable, from)
    if (start === -1) continue
    shown = shown.slice(0, start) + written + shown.slice(start + stable.length)
    from = start + written.length
  }
  return shown
}

/** Returns whether a path belongs to a machine, but not to a checkout or to temporary files. */
function isKept(written: string): boolean {
  const text = written.replaceAll('\\', '/')
  if (!isMachinePath(text) || stablePath(text).startsWith('#')) return false
  return checkoutEnd({ text, start: 0, hasDrive: !text.startsWith('/') }, []) === undefined
}
