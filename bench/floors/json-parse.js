// The floor of a JSON format: parses the whole file as one string. Usage: node json-parse.js FILE
import { readFileSync } from 'node:fs'

JSON.parse(readFileSync(process.argv[2], 'utf8'))
