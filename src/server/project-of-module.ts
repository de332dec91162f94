import { parameterProblem } from './http-problem.js'

/** Requires the project of a module, because modules of several projects may have the same name. */
export function demandProjectOfModule({ project, module }: { readonly project?: string; readonly module?: string }): void {
  if (module !== undefined && project === undefined) throw parameterProblem({ name: 'module', message: 'It requires "project".' })
}
