// The floor of a format with one JSON text per line. Usage: node json-lines.js FILE
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const lines = createInterface({ input: createReadStream(process.argv[2]), crlfDelay: Number.POSITIVE_INFINITY })
lines.on('line', (line) => JSON.parse(line))
