import type { Starter } from './started.js'
import { composer } from './tasks/composer.js'
import { deno } from './tasks/deno.js'
import { fastlane } from './tasks/fastlane.js'
import { mise } from './tasks/mise.js'
import { mix } from './tasks/mix.js'
import { nx } from './tasks/nx.js'
import { packageScriptPrograms } from './tasks/package-scripts.js'
import { pythonTaskPrograms } from './tasks/python-tasks.js'
import { rake } from './tasks/rake.js'
import { recipePrograms } from './tasks/recipes.js'
import { task } from './tasks/taskfile.js'

/** Task runners whose files are programs or rarely used: a task counts by its name. */
const namedOnly =
  'invoke inv bake grunt gulp jake cake mage earthly dagger melos very_good bb scons waf nuke doit rush moon devbox devenv esy b2 toys thor fab pyinvoke'

const byName: Starter = (words, { folder }) =>
  // A target of Earthly begins with a plus. Without a name, the standard task is not known.
  [...words.map((word) => word.replace(/^\+/, '')).filter((word) => !word.startsWith('-')), ''].map((name) => ({
    task: { name, scripts: undefined, folder },
  }))

/** The programs that run tasks by their names. */
export const taskPrograms: ReadonlyMap<string, Starter> = new Map<string, Starter>([
  ...Object.entries(packageScriptPrograms),
  ...Object.entries(recipePrograms),
  ...Object.entries(pythonTaskPrograms),
  ['composer', composer],
  ['deno', deno],
  ['fastlane', fastlane],
  ['mise', mise],
  ['mix', mix],
  ['nx', nx],
  ['rake', rake],
  ['task', task],
  ...namedOnly.split(' ').map((program): [string, Starter] => [program, byName]),
])
