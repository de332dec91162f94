import { setFlagsFromString } from 'node:v8'
import { SaxesParser } from 'saxes'
import { expect, test, vi } from 'vitest'
import { createTolerantParser } from '../../../../src/read/formats/xml/tolerant-parser.js'

// Every property that is added to a parser after it is made costs; one too many moves the object into V8's dictionary
// mode, in which parsing is six times as slow, silently.
const hasFastProperties = createShapeTest()

function createShapeTest(): (value: object) => boolean {
  setFlagsFromString('--allow-natives-syntax')
  try {
    const ask = new Function('value', 'return %HasFastProperties(value)') as (value: object) => boolean
    // The first call compiles it, which has to happen while the flag is on.
    ask({})
    return ask
  } finally {
    setFlagsFromString('--no-allow-natives-syntax')
  }
}

const document = '<?xml version="1.0"?><!DOCTYPE a><a b="1 &amp; 2"><!-- c --><d><![CDATA[e]]> f &unknown; <g/></d></wrong></a>'

test('keeps the parser in its fast shape over a whole document', () => {
  const write = vi.spyOn(SaxesParser.prototype, 'write')
  const parser = createTolerantParser({ open() {}, close() {}, text() {}, fault() {} })
  parser.collectText(true)
  for (const character of document) parser.write(character)
  parser.collectText(false)
  parser.write(document)
  parser.abandonOpenElements()

  const [made] = write.mock.contexts
  write.mockRestore()
  expect(made).toBeInstanceOf(SaxesParser)
  expect(hasFastProperties(made as SaxesParser)).toBe(true)
})

test('detects the slow shape when a parser has a handler for every event', () => {
  const parser = new SaxesParser()
  const events = [
    'xmldecl',
    'text',
    'processinginstruction',
    'doctype',
    'comment',
    'opentagstart',
    'attribute',
    'opentag',
    'closetag',
    'cdata',
    'error',
    'end',
  ] as const
  for (const event of events) parser.on(event, () => {})
  expect(hasFastProperties(parser)).toBe(false)
})
