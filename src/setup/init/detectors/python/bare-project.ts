import type { Step } from '../../finding.js'
import type { RepositoryView } from '../../repository-view.js'
import type { PythonProject } from './python-project.js'

/** Returns the project of a folder that has only Python files. */
export function bareProject(view: RepositoryView): PythonProject {
  const python: Step = {
    uses: 'python',
    with: view.has('.python-version') ? { 'python-version-file': '.python-version' } : { 'python-version': '3.x' },
  }
  const install = (requirement: string): Step => ({ run: `python -m pip install ${requirement}`, folder: '' })
  return {
    folder: '',
    files: [],
    run: (program) => `python -m ${program}`,
    module: (name) => `python -m ${name}`,
    setup: ({ name }) => [python, install(name)],
    setupRunner: (requirement) => [python, install(requirement)],
  }
}
