import { type BlockTable, blockLength, createBlockTable, mayContain } from './block-table.js'
import { isCommonText } from './ordinary-values.js'
import type { Span } from './secret-finder.js'
import { secretForms } from './secret-forms.js'
import { isWordEnd, isWordStart, type Part, shortestPiece, wholePiece, withOtherPieces } from './secret-pieces.js'

/** One way to write a secret. */
interface Form {
  readonly text: string
  /** The number of characters at its beginning that other secrets of its kind share. */
  readonly shared: number
  /** The length of the shortest part that is a secret, without the shared characters. */
  readonly shortestPart: number
}

interface Place {
  readonly form: Form
  readonly offset: number
}

/** Ordinary texts have no part of this length in common with a token, except for the shared characters. */
const shortestTokenPart = 16

/** Other secrets, such as the JSON of an account with its key, contain ordinary texts too. */
const shortestTextPart = 256

/** Matches random characters and what separates them. */
const token = /^[\w.~+/=-]+$/

/** Matches the prefix and the header of a JSON Web Token: `ghs_15368_eyJhbGciOiJSUzI1NiJ9.` All tokens of an algorithm have the same one. */
const tokenHeader = /^(?:[A-Za-z0-9]{1,40}_){0,4}eyJ[\w-]*\./

/** Every piece contains one of the blocks that are read. */
const blockDistance = shortestPiece - blockLength + 1

/**
 * Makes a search for secrets in all their forms, as a whole or in part.
 *
 * Tools cut long texts at the end, at the beginning or in the middle. A part of a token is found if it has 16 characters or more, other tokens
 * do not have it too, and no word continues it on a side on which the rest is missing: a longer word is another token. If a tool has wrapped a
 * secret, its pieces are one part if each of them except for the first and the last has 8 characters or more.
 *
 * It reads blocks of four characters at such distances that every piece contains one of them. A table shows whether a block is in any form.
 * Only if all blocks around it are in a form too, the text is compared with the forms.
 */
export function createSecretPartFinder(secrets: readonly string[]): (text: string) => readonly Span[] {
  const forms = secrets.flatMap(formsOf)
  const table = createBlockTable(forms.map(({ text }) => text))
  // Most runs find no secret, so the index is made when it is needed.
  let index: Index | undefined
  return (text) => {
    let spans: Span[] | undefined
    const last = text.length - blockLength
    for (let at = blockDistance - 1; at <= last; at += blockDistance) {
      if (!mayContain(table, text, at)) continue
      const start = firstKnown(table, text, at)
      at = lastKnown(table, text, at)
      if (at - start < blockDistance - 1) continue
      index ??= createIndex(forms)
      spans = addParts(spans, text, { start, end: at + blockLength }, index)
    }
    return spans ?? noSpans
  }
}

/** The result for nearly every text, which costs no memory. */
const noSpans: readonly Span[] = []

function firstKnown(table: BlockTable, text: string, at: number): number {
  let first = at
  while (first > 0 && mayContain(table, text, first - 1)) first -= 1
  return first
}

function lastKnown(table: BlockTable, text: string, at: number): number {
  let last = at
  while (last < text.length - blockLength && mayContain(table, text, last + 1)) last += 1
  return last
}

/** More places of one piece are not tried: a secret of equal characters has very many. */
const maximumPlaces = 16

/** Returns the places of a piece in the forms. */
type Index = (piece: string) => readonly Place[]

const noPlaces: readonly Place[] = []

function createIndex(forms: readonly Form[]): Index {
  const index = new Map<string, Place[]>()
  for (const form of forms) {
    for (let offset = 0; offset <= form.text.length - shortestPiece; offset += 1) {
      const piece = form.text.slice(offset, offset + shortestPiece)
      const places = index.get(piece)
      if (places === undefined) index.set(piece, [{ form, offset }])
      else if (places.length < maximumPlaces) places.push({ form, offset })
    }
  }
  return (piece) => index.get(piece) ?? noPlaces
}

function formsOf(secret: string): readonly Form[] {
  const headers = secretForms(tokenHeader.exec(secret)?.[0] ?? '')
  return secretForms(secret).map((text) => ({
    text,
    shared: Math.max(0, ...headers.filter((header) => text.startsWith(header)).map(({ length }) => length)),
    shortestPart: token.test(text) ? shortestTokenPart : shortestTextPart,
  }))
}

/** Adds the parts of secrets that begin in a range of a text, and not in a part that was found before. */
function addParts(found: Span[] | undefined, text: string, { start, end }: Span, index: Index): Span[] | undefined {
  let spans = found
  // A part that begins at the end of another one is found by the first piece that is not completely in the other one.
  const after = (place: number): number => place - shortestPiece + 1
  let at = Math.max(start, after(spans?.at(-1)?.end ?? 0))
  while (at + shortestPiece <= end) {
    let next = at + 1
    for (const { form, offset } of index(text.slice(at, at + shortestPiece))) {
      const piece = wholePiece(text, form.text, at, offset)
      const span = secretSpan(text, form, piece)
      if (span !== undefined) {
        spans ??= []
        spans.push(span)
      }
      next = Math.max(next, after((span ?? piece).end))
    }
    at = next
  }
  return spans
}

/** Returns the span of a secret or of a part of it, with all of its pieces; undefined if the piece is not a part of a secret. */
function secretSpan(text: string, { text: form, shared, shortestPart }: Form, piece: Part): Span | undefined {
  if ((piece.from > 0 && !isWordStart(text, piece.start)) || (piece.to < form.length && !isWordEnd(text, piece.end))) return undefined
  const { start, end, from, to } = withOtherPieces(text, form, piece)
  const isWhole = from === 0 && to === form.length
  const isPart = to - Math.max(from, shared) >= shortestPart && !isCommonText(form.slice(from, to))
  return isWhole || isPart ? { start, end } : undefined
}
