import type { Detector, SurveyFinding } from '../finding.js'
import { textsIn } from '../json-object.js'
import { folderOf, inFolder, isWithin, outermostFolders } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { readTomlTable, tableAt } from '../toml-table.js'
import { javaSetup } from './java-setup.js'

const buildFile = /^(?:build|settings)\.gradle(?:\.kts)?$/

/** Finds the Gradle builds that are not projects of others. */
export const detectGradle: Detector = (view) =>
  outermostFolders(view.named(buildFile).map(folderOf)).map((folder) => findingOf(view, folder))

interface Kind {
  readonly tool: 'gradle' | 'kotlin'
  readonly title: string
  readonly task: string
}

function kindOf(texts: string): Kind {
  if (/com\.android\.(?:application|library)/.test(texts))
    return { tool: 'gradle', title: 'Gradle, for Android', task: 'testDebugUnitTest' }
  if (/kotlin\("multiplatform"\)|kotlin\.multiplatform/.test(texts))
    return { tool: 'kotlin', title: 'Kotlin Multiplatform', task: 'allTests' }
  if (/kotlin\("jvm"\)|org\.jetbrains\.kotlin|\bkotlin-gradle-plugin\b/.test(texts))
    return { tool: 'kotlin', title: 'Kotlin, with Gradle', task: 'test' }
  return { tool: 'gradle', title: 'Gradle', task: 'test' }
}

/** Returns the plugins and the libraries of a version catalog as text. */
const catalogTexts = (view: RepositoryView, path: string): string => {
  const catalog = readTomlTable(view, path)
  return [tableAt(catalog, 'plugins'), tableAt(catalog, 'libraries')]
    .flatMap((table) => Object.values(table ?? {}))
    .flatMap((value) => (typeof value === 'string' ? [value] : [...textsIn(value).values()]))
    .join('\n')
}

function findingOf(view: RepositoryView, folder: string): SurveyFinding {
  const files = view
    .named(/^(?:(?:build|settings)\.gradle(?:\.kts)?|libs\.versions\.toml)$/)
    .filter((path) => isWithin(folderOf(path), folder))
  const kind = kindOf(files.map((path) => (path.endsWith('.toml') ? catalogTexts(view, path) : (view.read(path) ?? ''))).join('\n'))
  const gradle = view.has(inFolder(folder, 'gradlew')) ? './gradlew' : 'gradle'
  return {
    tool: kind.tool,
    title: kind.title,
    job: 'java',
    folder,
    because: `there is ${files.find((path) => folderOf(path) === folder && buildFile.test(path.slice(folder.length).replace('/', '')))}`,
    setup: [javaSetup(view, folder, { cache: 'gradle', buildFiles: files })],
    // Without --continue, Gradle stops at the first project with a failed test.
    test: { run: `${gradle} ${kind.task} --continue`, folder },
    format: 'junit',
    files: ['**/build/test-results/**/TEST-*.xml'],
  }
}
