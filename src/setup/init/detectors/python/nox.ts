import { definedFields } from '../../../../base/defined-fields.js'
import { inFolder } from '../../paths.js'
import type { PythonProject } from './python-project.js'
import type { PythonRunner } from './python-runner.js'
import { writtenResults } from './written-results.js'

const results = 'nox-results'

/** Returns how nox runs pytest in a project; undefined if it does not. */
export function noxOf({ folder, files }: PythonProject): PythonRunner | undefined {
  const path = inFolder(folder, 'noxfile.py')
  const text = files.find((file) => file.path === path)?.text ?? ''
  const running = sessionsIn(text)
  const standard = /^nox\.options\.sessions\s{0,9}=\s{0,9}[[(]([^\])]{0,2000})/m.exec(text)?.[1]
  const chosen = running.filter((name) => standard?.includes(`"${name}"`) === true || standard?.includes(`'${name}'`) === true)
  const sessions = chosen.length > 0 ? chosen : running
  if (sessions.length === 0) return undefined
  const written = writtenResults(text)
  return {
    title: 'nox',
    path,
    requirement: /\buv\b/.test(text) ? "'nox[uv]'" : 'nox',
    // The job has one version of Python. nox would fail for the others.
    run: `python -m nox --session ${sessions.join(' ')} --force-python python`,
    // pytest replaces the variable, so each session has its file.
    ...definedFields({ env: written === undefined ? { PYTEST_ADDOPTS: `--junit-xml=${results}/$NOX_CURRENT_SESSION.xml` } : undefined }),
    // The values of parameters are in the names of sessions and may contain slashes.
    files: [written ?? `${results}/**/*.xml`],
    additions: [],
  }
}

const runsPytest = /\.run(?:_always)?\([^)]{0,1000}["'](?:pytest|py\.test)["']/

/** Returns the names of the sessions that run pytest, as far as they need no quotes in a command. */
const sessionsIn = (text: string): readonly string[] =>
  statementsIn(text).flatMap((statement) => {
    const own = /^(?:async )?def (\w{1,100})/m.exec(statement)?.[1]
    if (own === undefined || !/^@(?:nox\.)?session\b/m.test(statement) || !runsPytest.test(statement)) return []
    const decorators = statement.slice(0, statement.search(/^(?:async )?def /m))
    const name = /\bname\s{0,9}=\s{0,9}["']([^"']{1,100})["']/.exec(decorators)?.[1] ?? own
    return /^\w[\w.-]*$/.test(name) ? [name] : []
  })

/** Splits a Python file into the statements that begin without indentation, functions with their decorators. */
function statementsIn(text: string): readonly string[] {
  const statements: string[][] = []
  let isDecorated = false
  for (const line of text.split(/\r?\n/)) {
    if (line.length > 2000 || line.trimStart().startsWith('#')) continue
    const begins = /^[^\s)\]}]/.test(line)
    if (statements.length === 0 || (begins && !isDecorated)) statements.push([line])
    else statements.at(-1)?.push(line)
    if (begins) isDecorated = line.startsWith('@')
  }
  return statements.map((lines) => lines.join('\n'))
}
