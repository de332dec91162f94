// The floor of an XML format: read, decode and parse, and look at nothing. Usage: node saxes.js FILE
import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'

// Above about 120 kB of text, V8 puts a chunk where allocating is five times as dear.
const buffer = Buffer.allocUnsafe(64 * 1024)
const nothing = () => {}
const parser = new SaxesParser({ xmlns: false })
for (const event of ['opentag', 'closetag', 'text', 'cdata']) parser.on(event, nothing)

const descriptor = openSync(process.argv[2])
const decoder = new StringDecoder('utf8')
for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer)) {
  parser.write(decoder.write(buffer.subarray(0, length)))
}
closeSync(descriptor)
parser.close()
