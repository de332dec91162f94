import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { QuickSaxesParser, type Tag } from '../../../../src/read/formats/xml/saxes-quick.js'

type Event = readonly unknown[]

interface Listening {
  on(name: string, handler: unknown): void
  write(chunk: string): unknown
  readonly line: number
  readonly column: number
}

/** Returns all events of a parser with their positions. Pieces of one text are joined. */
function eventsOf(parser: Listening, chunks: readonly string[]): Event[] {
  const events: Event[] = []
  let text = ''
  const push = (...event: Event) => {
    if (text !== '') events.push(['text', text])
    text = ''
    events.push([...event, parser.line, parser.column])
  }
  parser.on('opentag', (tag: Tag) => push('open', tag.name, { ...tag.attributes }, tag.isSelfClosing))
  parser.on('closetag', (tag: Tag) => push('close', tag.name))
  parser.on('text', (piece: string) => {
    text += piece
  })
  parser.on('cdata', (piece: string) => {
    text += piece
  })
  // Ours faults a second document once, saxes each of its elements.
  parser.on('error', (error: Error) => {
    if (!error.message.includes('only one root')) push('error', error.message.replace(/^\d+:\d+: /, ''))
  })
  for (const chunk of chunks) parser.write(chunk)
  push('end')
  return events
}

function cut(text: string, size: number): string[] {
  const chunks: string[] = []
  for (let start = 0; start < text.length; start += size) chunks.push(text.slice(start, start + size))
  return chunks
}

const bothSay = (document: string, size: number) => {
  const chunks = cut(document, size)
  const stock = eventsOf(new SaxesParser({ xmlns: false, position: true }) as unknown as Listening, chunks)
  expect(eventsOf(new QuickSaxesParser(), chunks)).toEqual(stock)
}

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('<a>', '</a>', '<b x="1" y=\'2\'>', '</b>', '<c/>', '<d e="f" />', '\n', ' text ') },
  fc.constantFrom('&amp;', '&#65;', '&nope;', ']]>', ']', ']]', '<![CDATA[ x ]] \n ]]>', '<!-- c -->', '<?pi x?>', '\r\n', '\r', '\t'),
  fc.constantFrom(
    '<a x=1>',
    '<a x>',
    '<a\nx="1"\ty="\n">',
    '< a>',
    '</a >',
    '<é ü="ö">',
    '</é>',
    '<a x="<">',
    '<a/ >',
    '<ns:a x:y="&lt;">',
  ),
  fc.constantFrom('\u0001', '\u0085', '\u2028', '\ud83d\ude00', '\ufffe', '\u007f', 'é', '日本'),
  fc.string({ maxLength: 8 }),
)
const documents = fc.array(piece, { maxLength: 30 }).map((pieces) => `<r>${pieces.join('')}</r>`)

describe('the quick paths', () => {
  test('produce the same events as saxes for any document in any chunks', () => {
    fc.assert(fc.property(documents, fc.integer({ min: 1, max: 40 }), bothSay), { numRuns: 3000 })
  })

  test('produce the same events as saxes for every usual kind of markup', () => {
    const document = readFileSync(new URL('../../../fixtures/junit/everything.xml', import.meta.url), 'utf8')
    for (const size of [1, 2, 3, 7, 64, 4096, document.length]) bothSay(document, size)
  })
})
