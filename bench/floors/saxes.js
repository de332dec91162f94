// The floor of an XML format: reads, decodes and parses the file without using any event. Usage: node saxes.js FILE
import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'

// V8 allocates strings above about 120 kB in a space where allocation takes five times as long.
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
