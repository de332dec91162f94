// The floor of a JSON format: the whole file in one string. Usage: node json-parse.js FILE
import { readFileSync } from 'node:fs'

JSON.parse(readFileSync(process.argv[2], 'utf8'))
