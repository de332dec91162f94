import { createOpenElementLookup } from './open-element-lookup.js'
import { type Attributes, QuickSaxesParser, type SaxesInternals, states, type Tag } from './saxes-quick.js'

export type { Attributes }

/** The kinds of faults in a document. */
export type MarkupFault =
  | 'illegal-character'
  | 'bad-reference'
  | 'dropped-reference'
  | 'second-root'
  | 'stray-text'
  | 'stray-declaration'
  | 'untidy'
  | 'broken'

/** The callbacks of a parser. */
export interface ParserEvents {
  open(name: string, attributes: Attributes): void
  /** `complete` is false if the element has no end tag. */
  close(name: string, complete: boolean): void
  /** Called for text and CDATA, but only while `collectText` is on. */
  text(piece: string): void
  fault(fault: MarkupFault, message: string): void
}

/** A streaming XML parser that tolerates the faults of real result files. */
export interface TolerantParser {
  readonly line: number
  /** From 0. */
  readonly column: number
  write(chunk: string): void
  collectText(on: boolean): void
  /** Returns the number of open elements. */
  depth(): number
  /** Checks if the text so far ends inside a tag, a comment, a CDATA section or a reference. */
  insideMarkup(): boolean
  /** Closes all open elements as incomplete, the innermost first. */
  abandonOpenElements(): void
}

const semicolon = 0x3b
const lessThan = 0x3c

/** The maximum length of an entity name or character reference. */
const maximumReferenceLength = 40

/** The maximum length of an attribute, a comment or a declaration. A longer one keeps half of it from the start and half from the end. */
const maximumConstructLength = 512 * 1024

/** Limits beyond which the document is not read further. */
const maximumAttributes = 10_000
const maximumNameLength = 64 * 1024
const maximumDepth = 200_000

/** Thrown if a document exceeds a limit. */
export class MarkupLimitError extends Error {}

const lateDeclaration = 'an XML declaration must be at the start of the document.'
const strayText = 'text data outside of root node.'
const bareAmpersand = 'bare ampersand.'

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

const isReferenceCharacter = (code: number) =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  code === 0x23 ||
  code > 0x7f ||
  code === 0x5f ||
  code === 0x2d ||
  code === 0x2e

const untidyFaults = new Set([
  'the string "]]>" is disallowed in char data.',
  'malformed comment.',
  'no whitespace between attributes.',
  'inappropriately located doctype declaration.',
])

function faultOf(message: string, parser: SaxesInternals): MarkupFault {
  switch (message) {
    case 'disallowed character.':
      return parser.chunk.charCodeAt(parser.prevI) === lessThan ? 'broken' : 'illegal-character'
    case 'undefined entity.':
    case 'disallowed character in entity name.':
      return parser.doctype ? 'dropped-reference' : 'bad-reference'
    case 'malformed character entity.':
    case bareAmpersand:
      return 'bad-reference'
    case 'documents may contain only one root.':
      return 'second-root'
    case strayText:
      return 'stray-text'
    case lateDeclaration:
      return 'stray-declaration'
  }
  // The message ends with the name of the tag, which must not match the expression below.
  if (message.startsWith('unmatched closing tag')) return 'broken'
  if (
    untidyFaults.has(message) ||
    message.startsWith('duplicate attribute') ||
    /\bxml declaration\b|\bversion\b|\bencoding\b|\bstandalone\b/i.test(message)
  ) {
    return 'untidy'
  }
  return 'broken'
}

/** Returns the code of a reference such as `#65` or `#x41`, or undefined for every other reference. */
function codeOfReference(entity: string): number | undefined {
  const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(entity)
  if (number === null) return undefined
  return number[1] === undefined ? Number.parseInt(number[2] ?? '', 10) : Number.parseInt(number[1], 16)
}

/** Repairs mismatched tags and references, bounds sizes, and reports faults without error objects. */
class MendingParser extends QuickSaxesParser {
  readonly events: ParserEvents
  private readonly isOpen = createOpenElementLookup()
  private hasReportedStrayText = false

  constructor(events: ParserEvents) {
    super()
    this.events = events
    this.openTagHandler = (tag) => events.open(tag.name, tag.attributes)
    this.closeTagHandler = (tag) => events.close(tag.name, true)
  }

  // saxes creates an Error with a stack for every fault. A file with a million control characters would take minutes.
  override fail(message: string): this {
    if (message === strayText) {
      // saxes takes the CDATA of a second document for text between documents.
      if (this.hasReportedStrayText || this.tags.length > 0) return this
      this.hasReportedStrayText = true
    }
    // A second document may have its own XML declaration.
    if (message === lateDeclaration) this.xmlDeclExpects = ['version']
    this.events.fault(faultOf(message, this), message)
    return this
  }

  // saxes reports text outside the root at its end, which may be the end of a chunk. Its start is the better place.
  override handleTextOutsideRoot(): void {
    const { chunk } = this
    while (this.i < chunk.length && isSpace(chunk.charCodeAt(this.i))) this.getCodeNorm()
    if (this.i >= chunk.length) return
    if (chunk.charCodeAt(this.i) !== lessThan) this.faultStrayText()
    super.handleTextOutsideRoot()
  }

  private faultStrayText(): void {
    // Faults are reported one column after the offending character.
    this.column += 1
    this.fail(strayText)
    this.column -= 1
  }

  // saxes reads on to the next semicolon, however far it is. "R&D" would swallow the tags that follow.
  override sEntity(): void {
    const { chunk } = this
    while (this.i < chunk.length) {
      const code = chunk.charCodeAt(this.i)
      if (code !== semicolon && (!isReferenceCharacter(code) || this.entity.length >= maximumReferenceLength)) {
        this.endReference(bareAmpersand)
        return
      }
      // A line break must not be read here, because saxes would count it twice.
      const character = String.fromCodePoint(this.getCodeNorm())
      if (code === semicolon) {
        this.endReference()
        return
      }
      this.entity += character
    }
  }

  private endReference(fault?: string): void {
    const { entity } = this
    this.entity = ''
    if (fault === undefined) {
      this.leaveReference(entity === '' ? '&;' : this.parseEntity(entity))
      return
    }
    this.fail(fault)
    this.leaveReference(`&${entity}`)
  }

  private leaveReference(text: string): void {
    this.state = this.entityReturnState
    if (this.state !== states.text || this.textHandler !== undefined) this.text += text
  }

  // XML 1.0 forbids references to control characters, but producers write colours that way ("&#x1B;[31m"). The character is kept.
  // References to other codes that XML does not allow, and to entities of a DTD, are never resolved and leave nothing.
  override parseEntity(entity: string): string {
    if (entity.startsWith('#X')) {
      this.events.fault('untidy', 'the "x" of a character reference must be small.')
      return this.parseEntity(`#x${entity.slice(2)}`)
    }
    const code = codeOfReference(entity)
    if (code !== undefined && !this.isChar(code)) {
      const isControl = code > 0 && code < 0x20
      this.events.fault(isControl ? 'illegal-character' : 'dropped-reference', 'malformed character entity.')
      return isControl ? String.fromCharCode(code) : ''
    }
    const resolved = super.parseEntity(entity)
    return this.doctype && code === undefined && resolved === `&${entity};` ? '' : resolved
  }

  // After seven characters, saxes would compare an ever longer string and never leave the state.
  override sOpenWakaBang(): void {
    super.sOpenWakaBang()
    if (this.openWakaBang.length >= 7) {
      this.openWakaBang = ''
      this.state = states.text
    }
  }

  // If an end tag matches no open element, saxes closes all elements and adds the tag to the next text or attribute value.
  override closeTag(): void {
    const { tags, name } = this
    if (tags.at(-1)?.name === name) {
      super.closeTag()
      return
    }
    this.state = states.text
    this.name = ''
    if (!this.isOpen(tags, name)) {
      this.fail(`unmatched closing tag: ${name}.`)
      return
    }
    this.fail('unexpected close tag.')
    for (let top = tags.at(-1); top !== undefined && top.name !== name; top = tags.at(-1)) {
      tags.pop()
      this.events.close(top.name, false)
    }
    this.name = name
    super.closeTag()
  }

  /** Bounds the state that saxes keeps between two chunks. */
  boundState(): void {
    if (this.text.length > maximumConstructLength) {
      const isContent = this.q === null && this.textHandler !== undefined
      if (isContent && this.state >= states.text) {
        this.textHandler?.(this.text)
        this.text = ''
      } else {
        const half = maximumConstructLength / 2
        this.text = this.text.slice(0, half) + this.text.slice(-half)
      }
    }
    if (this.name.length > maximumNameLength || this.piTarget.length > maximumNameLength) {
      throw new MarkupLimitError(`a name is longer than ${maximumNameLength} characters`)
    }
    if (this.attributeCount > maximumAttributes) {
      throw new MarkupLimitError(`an element has more than ${maximumAttributes} attributes`)
    }
    if (this.tags.length > maximumDepth) {
      throw new MarkupLimitError(`more than ${maximumDepth} elements are nested`)
    }
  }
}

/** Creates a parser. Its `write` throws nothing but a {@link MarkupLimitError}. */
export function createTolerantParser(events: ParserEvents): TolerantParser {
  const parser = new MendingParser(events)
  const onText = (piece: string) => events.text(piece)
  // saxes collects CDATA even without a handler.
  parser.on('cdata', (piece: string) => {
    if (parser.textHandler !== undefined) events.text(piece)
  })
  return {
    get line() {
      return parser.line
    },
    get column() {
      return parser.column
    },
    write(chunk) {
      parser.write(chunk)
      parser.boundState()
    },
    collectText(on) {
      parser.textHandler = on ? onText : undefined
    },
    depth: () => parser.tags.length,
    insideMarkup: () => parser.state !== states.text && parser.state !== states.begin && parser.state !== states.beginWhitespace,
    abandonOpenElements() {
      while (parser.tags.length > 0) events.close((parser.tags.pop() as Tag).name, false)
    },
  }
}
