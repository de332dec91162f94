import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../examples/moving')

/** The names of the pairs of workflows in `examples/moving`. */
export const moves: readonly string[] = readdirSync(folder).flatMap((name) => /^(.+)-before\.yml$/.exec(name)?.[1] ?? [])

/** Describes what changes in a workflow that moves here from another action: the whole workflow as a diff. */
export function moveReference(name: string): string {
  const files = [`${name}-before.yml`, `${name}-after.yml`]
  const { stdout, stderr } = spawnSync('git', ['diff', '--no-index', '--no-color', '--no-ext-diff', '-U100', ...files], {
    cwd: folder,
    encoding: 'utf8',
  })
  const [, changes] = stdout.split(/^@@ .*\n/m)
  if (changes === undefined) throw new Error(`git cannot compare ${files.join(' and ')}: ${stderr}`)
  return `\`\`\`diff\n${changes.replaceAll('\r', '')}\`\`\`\n`
}
