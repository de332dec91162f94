// The floor of a report with images: reads all files of a folder, and computes their SHA-256 and base64. Usage: node base64-files.js FOLDER
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [, , folder] = process.argv
for (const name of readdirSync(folder)) {
  const bytes = readFileSync(join(folder, name))
  createHash('sha256').update(bytes).digest('hex')
  bytes.toString('base64')
}
