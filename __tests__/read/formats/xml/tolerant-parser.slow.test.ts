import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Format } from '../../../../src/read/formats/format.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { createTolerantParser, MarkupLimitError } from '../../../../src/read/formats/xml/tolerant-parser.js'
import { readXml, type XmlOptions } from '../../../../src/read/formats/xml/xml.js'
import { readSource, readText } from '../reading.js'

interface Parsed {
  /** `<a>`, `</a>`, `</a?>` for an incomplete element, and texts. Adjacent texts are joined. */
  readonly events: readonly string[]
  /** As `fault@line:column`. */
  readonly faults: readonly string[]
}

function parse(text: string, size = text.length): Parsed {
  const events: string[] = []
  const faults: string[] = []
  let isText = false
  const push = (event: string) => {
    isText = false
    events.push(event)
  }
  const parser = createTolerantParser({
    open: (name, attributes) => push(`<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(' ')}>`),
    close: (name, complete) => push(complete ? `</${name}>` : `</${name}?>`),
    text(piece) {
      if (isText) events.push((events.pop() ?? '') + piece)
      else events.push(piece)
      isText = true
    },
    fault: (fault) => void faults.push(`${fault}@${parser.line}:${parser.column}`),
  })
  parser.collectText(true)
  for (let start = 0; start < text.length; start += size) parser.write(text.slice(start, start + size))
  parser.abandonOpenElements()
  return { events, faults }
}

/** The same, whatever the chunks are. */
function expectParsed(text: string, events: readonly string[], faults: readonly string[] = []): void {
  for (const size of [1, 2, 3, 5, text.length]) expect(parse(text, size), `chunks of ${size}`).toEqual({ events, faults })
}

describe('an ampersand', () => {
  test('keeps an ampersand as text when it starts no reference', () => {
    expectParsed(
      '<a>R&D, x && y & <b/>&</a>',
      ['<a>', 'R&D, x && y & ', '<b>', '</b>', '&', '</a>'],
      ['bad-reference@1:6', 'bad-reference@1:11', 'bad-reference@1:12', 'bad-reference@1:16', 'bad-reference@1:22'],
    )
  })

  test('counts a line break once when it follows a bare ampersand', () => {
    expectParsed('<a>R&\nD&\n</b></a>', ['<a>', 'R&\nD&\n', '</a>'], ['bad-reference@1:5', 'bad-reference@2:2', 'broken@3:4'])
  })

  test('keeps the text after a bare ampersand in an attribute', () => {
    expectParsed('<a b="R&D" c=\'?x=1&y=2\'/>', ['<a b=R&D c=?x=1&y=2>', '</a>'], ['bad-reference@1:9', 'bad-reference@1:20'])
  })

  test('keeps an ampersand as text when only a semicolon follows', () => {
    expectParsed('<a>&;</a>', ['<a>', '&;', '</a>'])
  })

  test('stops reading a reference when its name is too long', () => {
    const name = 'n'.repeat(60)
    const { events, faults } = parse(`<a>&${name};</a>`)
    expect(events).toEqual(['<a>', `&${name};`, '</a>'])
    expect(faults).toHaveLength(1)
  })
})

describe('a reference', () => {
  test('resolves references to the five entities and to characters', () => {
    expectParsed('<a b="&lt;&#10;&quot;">&amp;&gt;&apos;&#65;&#x42;&#x1F600;</a>', ['<a b=<\n">', "&>'AB😀", '</a>'])
  })

  test('keeps a control character when a reference gives it, as in colours', () => {
    expectParsed(
      '<a b="&#x1b;[31m">&#27;[0m</a>',
      ['<a b=\u001b[31m>', '\u001b[0m', '</a>'],
      ['illegal-character@1:12', 'illegal-character@1:23'],
    )
  })

  test.each(['&#0;', '&#x0;', '&#xD800;', '&#x110000;', '&#xFFFF;', '&#99999999999999;'])(
    'to no character at all, %s, is left out',
    (reference) => {
      const { events, faults } = parse(`<a>x${reference}y</a>`)
      expect(events).toEqual(['<a>', 'xy', '</a>'])
      expect(faults.map((fault) => fault.split('@')[0])).toEqual(['dropped-reference'])
    },
  )

  test('resolves a character reference with a fault when its "x" is a capital', () => {
    expectParsed('<a b="&#X41;">&#X1F600;&#x4A;</a>', ['<a b=A>', '😀J', '</a>'], ['untidy@1:12', 'untidy@1:23'])
  })

  test('keeps a character reference as text when it has no digits', () => {
    expectParsed('<a>&#;&#x;&#xg;</a>', ['<a>', '&#;&#x;&#xg;', '</a>'], ['bad-reference@1:6', 'bad-reference@1:10', 'bad-reference@1:15'])
  })

  test('keeps a reference as text when its entity is not defined', () => {
    expectParsed('<a b="&nbsp;">&nbsp;</a>', ['<a b=&nbsp;>', '&nbsp;', '</a>'], ['bad-reference@1:12', 'bad-reference@1:20'])
  })

  test('drops a reference when a document type definition defines its entity', () => {
    expectParsed(
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "why">]><a b="1&y;">2&x;&amp;</a>',
      ['<a b=1>', '2&', '</a>'],
      ['dropped-reference@1:81', 'dropped-reference@1:87'],
    )
  })
})

describe('an end tag', () => {
  test('closes inner elements as incomplete when an outer end tag follows', () => {
    expectParsed('<a><b><c></b></a>', ['<a>', '<b>', '<c>', '</c?>', '</b>', '</a>'], ['broken@1:13'])
  })

  test('ignores an end tag when it matches no open element', () => {
    expectParsed('<a><b></x></b></a>', ['<a>', '<b>', '</b>', '</a>'], ['broken@1:10'])
    expectParsed('<a><b></version></b></a>', ['<a>', '<b>', '</b>', '</a>'], ['broken@1:16'])
  })

  test('keeps a stray end tag out of the next attribute and text when it is outside of the document', () => {
    expectParsed('<a/></x><b c="1">2</b>', ['<a>', '</a>', '<b c=1>', '2', '</b>'], ['broken@1:8', 'second-root@1:11'])
    expectParsed('</x></><b c="1"/>', ['<b c=1>', '</b>'], ['broken@1:4', 'broken@1:7'])
  })

  test('closes the same elements as a search through all open elements when tags are mixed at random', () => {
    const tag = fc.constantFrom('<a>', '<b>', '<c>', '<a/>', '</a>', '</b>', '</c>', '</d>', '</a >')
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 60 }), (tags) => {
        const open: string[] = []
        const events: string[] = []
        for (const piece of tags) {
          const name = piece.replace(/[^a-d]/g, '')
          if (piece.startsWith('</')) {
            const match = open.lastIndexOf(name)
            if (match === -1) continue
            while (open.length > match + 1) events.push(`</${open.pop()}?>`)
            events.push(`</${open.pop()}>`)
          } else {
            events.push(`<${name}>`)
            if (piece.endsWith('/>')) events.push(`</${name}>`)
            else open.push(name)
          }
        }
        while (open.length > 0) events.push(`</${open.pop()}?>`)
        expect(parse(tags.join('')).events).toEqual(events)
      }),
      { numRuns: 1000 },
    )
  })

  // To look for each in 100,000 open elements took minutes.
  test.each([
    ['match nothing', '</x>', 100_000],
    ['match nothing while others open', '<b></x></b>', 100_000],
    ['match nothing while elements open and stay open', '<b></x>', 0],
  ])('reads a document in time when 1,000,000 end tags %s', (_what, piece, depth) => {
    let opened = 0
    let incomplete = 0
    let faults = 0
    const parser = createTolerantParser({
      open() {
        opened += 1
      },
      close(_name, complete) {
        if (!complete) incomplete += 1
      },
      text() {},
      fault() {
        faults += 1
      },
    })
    parser.write('<a>'.repeat(depth))
    // At most 200,000 elements may be open.
    const rounds = depth === 0 ? 190 : 1000
    for (let round = 0; round < rounds; round += 1) parser.write(piece.repeat(1000))
    parser.abandonOpenElements()
    expect(faults).toBe(rounds * 1000)
    expect(incomplete).toBe(depth === 0 ? opened : depth)
  })

  test('closes an element as incomplete when its end tag is missing at the end', () => {
    expectParsed('<a><b>text', ['<a>', '<b>', '</b?>', '</a?>'])
  })
})

describe('unknown markup', () => {
  test('ends unknown markup after "<!" with its own text', () => {
    const { events, faults } = parse('<a><!JUNKJUNK><b/></a>')
    expect(events).toContain('<b>')
    expect(events.at(-1)).toBe('</a>')
    expect(faults.length).toBeGreaterThan(0)
  })

  test('reports unknown markup after "<" and keeps the elements around it', () => {
    const { events, faults } = parse('<a><b/>1 < 2<c/></a>')
    expect(events.filter((event) => event.startsWith('<'))).toEqual(['<a>', '<b>', '</b>', '<c>', '</c>', '</a>'])
    expect(faults.some((fault) => fault.startsWith('broken'))).toBe(true)
  })

  test.each([
    [']]> in text', '<a>x]]>y</a>', ['<a>', 'x]]>y', '</a>'], 'untidy'],
    ['a control character', '<a>\u0001</a>', ['<a>', '\u0001', '</a>'], 'illegal-character'],
    ['a repeated attribute', '<a b="1" b="2"/>', ['<a b=2>', '</a>'], 'untidy'],
    ['attributes without a space between them', '<a b="1"c="2"/>', ['<a b=1 c=2>', '</a>'], 'untidy'],
    ['two dashes in a comment', '<a><!-- -- --></a>', ['<a>', '</a>'], 'untidy'],
  ])('repairs markup with %s', (_what, text, events, fault) => {
    expect(parse(text).events).toEqual(events)
    expect(parse(text).faults.map((found) => found.split('@')[0])).toEqual([fault])
  })
})

describe('a second root', () => {
  test('reads a second root like the first', () => {
    expectParsed('<a/>\n<b>x</b>', ['<a>', '</a>', '<b>', 'x', '</b>'], ['second-root@2:3'])
  })

  test('accepts an XML declaration before a second root', () => {
    const declaration = '<?xml version="1.0" encoding="utf-8"?>'
    expectParsed(`${declaration}<a/>\n${declaration}<b/>`, ['<a>', '</a>', '<b>', '</b>'], ['stray-declaration@2:6', 'second-root@2:41'])
  })

  test('accepts CDATA in a second root and reports only text between the roots', () => {
    const { events, faults } = parse('<a/>\n \n<b><![CDATA[x]]></b> stray <c/>')
    expect(events).toContain('x')
    expect(faults.map((fault) => fault.split('@')[0])).toEqual(['second-root', 'stray-text', 'second-root'])
  })
})

describe('a limit', () => {
  test.each([
    ['attributes of one element', `<a ${Array.from({ length: 20_000 }, (_, index) => `a${index}=""`).join('\n')}`],
    ['the length of a name', `<${'a'.repeat(100_000)}`],
    ['the depth of elements', '<a>'.repeat(300_000)],
  ])('stops reading a document at the limit for %s', (_what, text) => {
    expect(() => parse(text, 1000)).toThrow(MarkupLimitError)
  })

  test('keeps the head and the tail of a value when it is too long', () => {
    const { events } = parse(`<a b="first ${'x'.repeat(5_000_000)} last"/>`, 64 * 1024)
    const value = events[0] ?? ''
    expect(value.length).toBeLessThan(1_000_000)
    expect(value.startsWith('<a b=first ')).toBe(true)
    expect(value.endsWith(' last>')).toBe(true)
  })
})

describe('readXml', () => {
  const text = 'Starting …\n\n<?xml version="1.0"?>\n<a/>\n\n<b>&x; &y;</b>\nstray\n<c/>'
  const problemsOf = async (document: string, options?: XmlOptions) => {
    const format: Format = { ...junit, read: (source, sink) => readXml(source, sink, () => ({}), options) }
    return (await readText(format, 'a.xml', document)).problems
  }
  const warning = (message: string, line: number, column: number) => ({ severity: 'warning', message, line, column })

  test('reports each kind of fault once, with the place of the first', async () => {
    expect(await problemsOf(text)).toEqual([
      warning('2 pieces of text outside of the document (left out); the first is here.', 1, 1),
      warning('1 XML declaration after the start of the file (skipped).', 3, 6),
      warning('2 more documents in the same file (read as well); the first is here.', 6, 3),
      warning('2 references that cannot be resolved (kept as text); the first is here.', 6, 6),
    ])
  })

  test('reports dropped references and kept references separately', async () => {
    const document = '<!DOCTYPE a [<!ENTITY x "y">]>\n<a>&x;&#0;</a>\n<b c="&#27;&#X41;"/>'
    expect(await problemsOf(document)).toEqual([
      warning('2 references that cannot be resolved (left out); the first is here.', 2, 6),
      warning('1 more document in the same file (read as well).', 3, 3),
      warning('1 character that XML does not allow (kept).', 3, 11),
      warning('1 minor markup fault (repaired).', 3, 17),
    ])
  })

  test('accepts fragments when the format allows them', async () => {
    expect(await problemsOf(text, { fragments: true })).toEqual([
      warning('2 references that cannot be resolved (kept as text); the first is here.', 6, 6),
    ])
  })

  test('accepts blank lines before, between and after documents', async () => {
    expect(await problemsOf('\n \n<a/>\r\n \n')).toEqual([])
    expect(await problemsOf('\n<a/>\n\n<b><![CDATA[x]]></b>\n')).toEqual([
      warning('1 more document in the same file (read as well).', 4, 3),
    ])
  })

  test.each(['<?xml version="1.0"?>\n', 'no markup\n', '<!-- <a/> -->\n'])(
    'reports a file without an element as incomplete: %j',
    async (document) => {
      const problems = await problemsOf(document)
      expect(problems).toContainEqual(
        expect.objectContaining({ kind: 'incomplete', line: 2, column: 1, message: expect.stringContaining('before its first element') }),
      )
    },
  )

  test('counts lines from the start of the file when text precedes the document', async () => {
    const log = 'line 1\r\nline 2\n\nline 4 <'
    for (const size of [1, 3, 100]) {
      const document = `${log}testsuite><testcase name="a"></testsuite>`
      function* chunks() {
        for (let start = 0; start < document.length; start += size) yield document.slice(start, start + size)
      }
      const { problems } = await readSource(junit, { path: 'junit.xml', chunks })
      expect(problems).toContainEqual(expect.objectContaining({ kind: 'incomplete', line: 4 }))
    }
  })
})
