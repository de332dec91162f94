import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The workflows of the examples, by their paths in the repository. */
export const exampleWorkflows: readonly string[] = [
  ...readdirSync(join(root, 'examples/workflows')).map((name) => `examples/workflows/${name}`),
  ...readdirSync(join(root, 'examples/moving')).flatMap((name) => (name.endsWith('-after.yml') ? [`examples/moving/${name}`] : [])),
  ...readdirSync(join(root, 'examples/tools'), { recursive: true, encoding: 'utf8' }).flatMap((path) =>
    /^[\w-]+[\\/]workflow\.yml$/.test(path) ? [`examples/tools/${path.replaceAll('\\', '/')}`] : [],
  ),
]
