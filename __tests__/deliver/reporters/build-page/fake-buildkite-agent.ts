import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../read/collect/tree.js'

/** A program with the name of the agent, which records how it was started. */
export interface FakeBuildkiteAgent {
  /** The folder of the program, for the `PATH`. */
  readonly folder: string
  /** The arguments of all starts. */
  readonly starts: () => readonly (readonly string[])[]
  /** The standard input of the last start. */
  readonly input: () => string
  /** The token of the last start, as the agent reads it from its environment. */
  readonly token: () => string
}

/**
 * Writes the program. Like the real one, it reads the annotation from standard input, refuses more than 1 MiB, logs to standard error and
 * needs the token of the job.
 * @param behaviour shell commands that follow
 */
export function makeBuildkiteAgent(behaviour = '', folder = makeFolder()): FakeBuildkiteAgent {
  const file = (name: string) => join(folder, name)
  const program = `#!/bin/sh
log=${quoted(folder)}
for word in "$@"; do printf '%s\\n' "$word"; done >> "$log/words"
echo -- >> "$log/words"
printf '%s' "$BUILDKITE_AGENT_ACCESS_TOKEN" > "$log/token"
${behaviour}
cat > "$log/input"
if [ -z "$BUILDKITE_AGENT_ACCESS_TOKEN" ]; then
  echo 'fatal: Missing agent-access-token. See: \`buildkite-agent annotate --help\`' >&2
  exit 1
fi
if [ "$(wc -c < "$log/input")" -gt 1048576 ]; then
  echo 'fatal: Annotation body size (in bytes) exceeds maximum of 1048576' >&2
  exit 1
fi
echo '2024-05-06 07:00:00 INFO   Successfully annotated build' >&2
`
  writeFileSync(file('buildkite-agent'), program)
  chmodSync(file('buildkite-agent'), 0o755)
  const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '')
  return {
    folder,
    starts: () =>
      read('words')
        .split('--\n')
        .slice(0, -1)
        .map((words) => words.trimEnd().split('\n')),
    input: () => read('input'),
    token: () => read('token'),
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
