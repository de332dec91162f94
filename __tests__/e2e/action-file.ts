import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './nodes.js'

interface ActionFile {
  /** The inputs with their defaults; like a runner, empty without a default. */
  readonly inputs: ReadonlyMap<string, string>
  readonly outputs: readonly string[]
}

/** Reads the part of action.yml that a runner uses: plain scalars two levels below `inputs` and `outputs`. */
export function readActionFile(): ActionFile {
  const inputs = new Map<string, string>()
  const outputs: string[] = []
  let section = ''
  let name = ''
  for (const line of readFileSync(join(root, 'action.yml'), 'utf8').split(/\r?\n/)) {
    const [, indent = '', key = '', value = ''] = /^( *)([\w-]+):(?: +(.*))?$/.exec(line) ?? []
    if (indent.length === 0) section = key
    else if (indent.length === 2) name = key
    if (section === 'inputs' && indent.length === 2) inputs.set(key, '')
    if (section === 'inputs' && indent.length === 4 && key === 'default') inputs.set(name, value)
    if (section === 'outputs' && indent.length === 2) outputs.push(key)
  }
  return { inputs, outputs }
}
