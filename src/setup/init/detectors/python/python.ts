import type { Detector, SetupStep, SurveyFinding } from '../../finding.js'
import { topFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'
import { filesIn } from './project-parts.js'
import { pytestOf } from './pytest.js'
import { type PythonProject, readPythonProjects } from './python-project.js'
import { requires } from './requirements.js'

/** Finds pytest, also if tox or nox runs it, unittest, Robot Framework and Behave in the Python projects. */
export const detectPython: Detector = (view) => {
  const projects = readPythonProjects(view)
  const all = projects.length === 0 ? [bareProject(view)] : projects
  return all.flatMap((project) => {
    const pytest = pytestOf(view, project)
    const tests = pytest ?? unittestOf(view, project)
    return [tests, robotOf(view, project), behaveOf(view, project)].filter((finding) => finding !== undefined)
  })
}

const robotRequirement = /(?:^|["'\s])robotframework(?=$|["'\s[<>=!~;@,])/i
const behaveRequirement = /(?:^|["'\s])behave(?=$|["'\s[<>=!~;@,])/i
const xmlRunnerRequirement = /(?:^|["'\s])unittest-xml-reporting(?=$|["'\s[<>=!~;@,])/i

function unittestOf(view: RepositoryView, project: PythonProject): SurveyFinding | undefined {
  const path = filesIn(view, project, /^test.{0,200}\.py$/).find((file) => /^(?:import|from) unittest\b/m.test(view.read(file) ?? ''))
  if (path === undefined) return undefined
  return {
    tool: 'unittest',
    title: 'unittest',
    job: 'python',
    folder: project.folder,
    because: `${path} imports unittest`,
    // unittest itself writes no file.
    setup: project.setup({ name: 'unittest-xml-reporting', requirement: xmlRunnerRequirement }),
    test: {
      run: `${project.module('xmlrunner')} discover --start-directory ${topFolder(project.folder, path)} --top-level-directory . --output-file junit-unittest.xml`,
      folder: project.folder,
    },
    format: 'junit',
    files: ['junit-unittest.xml'],
  }
}

function robotOf(view: RepositoryView, project: PythonProject): SurveyFinding | undefined {
  const path = filesIn(view, project, /\.robot$/)[0]
  if (path === undefined) return undefined
  return {
    tool: 'robot-framework',
    title: 'Robot Framework',
    job: 'python',
    folder: project.folder,
    because: `there is ${path}`,
    setup: project.setup({ name: 'robotframework', requirement: robotRequirement }),
    test: {
      run: `${project.run('robot')} --output robot.xml --log NONE --report NONE ${topFolder(project.folder, path)}`,
      folder: project.folder,
    },
    format: 'robot',
    files: ['robot.xml'],
  }
}

function behaveOf(view: RepositoryView, project: PythonProject): SurveyFinding | undefined {
  const feature = filesIn(view, project, /\.feature$/)[0]
  const required = requires(project.files, behaveRequirement)
  const steps = filesIn(view, project, /\.py$/).some((path) => /(?:^|\/)steps\//.test(path))
  if (feature === undefined || (required === undefined && !steps)) return undefined
  return {
    tool: 'behave',
    title: 'Behave',
    job: 'python',
    folder: project.folder,
    because: required === undefined ? `there is ${feature} with steps in Python` : `${required} requires behave`,
    setup: project.setup({ name: 'behave', requirement: behaveRequirement }),
    test: { run: `${project.run('behave')} --junit --junit-directory behave-results`, folder: project.folder },
    format: 'junit',
    files: ['behave-results/TESTS-*.xml'],
  }
}

/** Returns the project of a folder that has only Python files. */
function bareProject(view: RepositoryView): PythonProject {
  const python: SetupStep = {
    uses: 'python',
    with: view.has('.python-version') ? { 'python-version-file': '.python-version' } : { 'python-version': '3.x' },
  }
  const install = (requirement: string): SetupStep => ({ run: `python -m pip install ${requirement}`, folder: '' })
  return {
    folder: '',
    files: [],
    run: (program) => `python -m ${program}`,
    module: (name) => `python -m ${name}`,
    setup: ({ name }) => [python, install(name)],
    setupRunner: (requirement) => [python, install(requirement)],
  }
}
