// The floor of a format with one JSON file per test: reads and parses all files of a folder. Usage: node json-files.js FOLDER
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [, , folder] = process.argv
for (const name of readdirSync(folder)) JSON.parse(readFileSync(join(folder, name), 'utf8'))
