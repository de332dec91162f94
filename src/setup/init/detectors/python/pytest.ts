import { definedFields } from '../../../../base/defined-fields.js'
import type { SurveyFinding } from '../../finding.js'
import type { RepositoryView } from '../../repository-view.js'
import { tableAt } from '../../toml-table.js'
import { firstMatch } from '../first-match.js'
import { noxOf } from './nox.js'
import { filesIn } from './project-parts.js'
import type { PythonProject } from './python-project.js'
import type { PythonRunner } from './python-runner.js'
import { requires } from './requirements.js'
import { toxOf } from './tox.js'

const requirement = /(?:^|["'\s])pytest(?=$|["'\s[<>=!~;@,])/i

/** Returns how a project runs pytest; undefined if it does not. */
export function pytestOf(view: RepositoryView, project: PythonProject): SurveyFinding | undefined {
  const runner = toxOf(project) ?? noxOf(project)
  if (runner !== undefined) return findingOf(project, runner)
  const because = reasonFor(view, project)
  if (because === undefined) return undefined
  return {
    tool: 'pytest',
    title: 'pytest',
    job: 'python',
    folder: project.folder,
    because,
    setup: project.setup({ name: 'pytest', requirement }),
    test: { run: `${project.run('pytest')} --junit-xml=junit-pytest.xml`, folder: project.folder },
    format: 'junit',
    files: ['junit-pytest.xml'],
  }
}

function reasonFor(view: RepositoryView, project: PythonProject): string | undefined {
  const required = requires(project.files, requirement)
  if (required !== undefined) return `${required} requires pytest`
  const configured = project.files.find(
    ({ path, text, table }) =>
      path.endsWith('pytest.ini') || tableAt(table, 'tool', 'pytest') !== undefined || /^\[(?:tool:)?pytest\]/m.test(text),
  )?.path
  if (configured !== undefined) return `${configured} configures pytest`
  const conftest = filesIn(view, project, 'conftest.py')[0]
  if (conftest !== undefined) return `there is ${conftest}`
  const path = firstMatch(view, filesIn(view, project, /^(?:test_.{1,200}|.{1,200}_test)\.py$/), pytestTest)
  return path && `${path} has tests for pytest`
}

/** Matches an import of pytest, or a test function outside of a class, which only pytest finds. */
const pytestTest = /^(?:(?:import|from) pytest\b|(?:async )?def test_\w{1,200}\()/m

const findingOf = (
  project: PythonProject,
  { title, path, requirement: name, run, env, files, additions }: PythonRunner,
): SurveyFinding => ({
  tool: 'pytest',
  title: `pytest, with ${title}`,
  job: 'python',
  folder: project.folder,
  because: `${path} runs pytest`,
  setup: project.setupRunner(name),
  test: { run, folder: project.folder, ...definedFields({ env }) },
  format: 'junit',
  files,
  additions,
})
