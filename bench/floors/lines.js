// The floor of a format whose lines are not JSON. Usage: node lines.js FILE
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const lines = createInterface({ input: createReadStream(process.argv[2]), crlfDelay: Number.POSITIVE_INFINITY })
lines.on('line', () => {})
