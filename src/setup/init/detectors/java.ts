import type { Detector, SetupStep, SurveyFinding } from '../finding.js'
import { textsIn } from '../json-object.js'
import { inFolder, isWithin, outermostFolders, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { readTomlTable, tableAt } from '../toml-table.js'
import { firstCapture, nearestFile } from './tool-versions.js'

const buildFile = /^(?:build|settings)\.gradle(?:\.kts)?$/

/** Finds the Gradle builds that are not projects of others. */
export const detectGradle: Detector = (view) =>
  outermostFolders(view.named(buildFile).map(parentFolder)).map((folder) => gradleFinding(view, folder))

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

function gradleFinding(view: RepositoryView, folder: string): SurveyFinding {
  const files = view
    .named(/^(?:(?:build|settings)\.gradle(?:\.kts)?|libs\.versions\.toml)$/)
    .filter((path) => isWithin(parentFolder(path), folder))
  const kind = kindOf(files.map((path) => (path.endsWith('.toml') ? catalogTexts(view, path) : (view.read(path) ?? ''))).join('\n'))
  const gradle = view.has(inFolder(folder, 'gradlew')) ? './gradlew' : 'gradle'
  return {
    tool: kind.tool,
    title: kind.title,
    job: 'java',
    folder,
    because: `there is ${files.find((path) => parentFolder(path) === folder && buildFile.test(path.slice(folder.length).replace('/', '')))}`,
    setup: [javaSetup(view, folder, { cache: 'gradle', buildFiles: files })],
    // Without --continue, Gradle stops at the first project with a failed test.
    test: { run: `${gradle} ${kind.task} --continue`, folder },
    format: 'junit',
    files: ['**/build/test-results/**/TEST-*.xml'],
  }
}

/** Finds the Maven projects that are not modules of others. */
export const detectMaven: Detector = (view) =>
  outermostFolders(view.named('pom.xml').map(parentFolder)).map((folder) => mavenFinding(view, folder))

function mavenFinding(view: RepositoryView, folder: string): SurveyFinding {
  const path = inFolder(folder, 'pom.xml')
  const poms = view.named('pom.xml').filter((pom) => isWithin(parentFolder(pom), folder))
  const modules = poms.length - 1
  const hasFailsafe = poms.some((pom) => view.read(pom)?.includes('maven-failsafe-plugin'))
  const maven = view.has(inFolder(folder, 'mvnw')) ? './mvnw' : 'mvn'
  return {
    tool: 'maven',
    title: 'Maven',
    job: 'java',
    folder,
    because: modules === 0 ? `there is ${path}` : `there is ${path}, with ${modules} more in folders below`,
    setup: [javaSetup(view, folder, { cache: 'maven', buildFiles: poms })],
    test: { run: `${maven} --batch-mode${modules === 0 ? '' : ' --fail-at-end'} verify`, folder },
    format: 'junit',
    files: ['surefire', ...(hasFailsafe ? ['failsafe'] : [])].map((plugin) => `**/target/${plugin}-reports/TEST-*.xml`),
  }
}

/** Finds sbt builds. */
export const detectSbt: Detector = (view) =>
  outermostFolders(view.named('build.sbt').map(parentFolder)).map((folder) => ({
    tool: 'sbt',
    title: 'sbt',
    job: 'scala',
    folder,
    because: `there is ${inFolder(folder, 'build.sbt')}`,
    setup: [javaSetup(view, folder, { cache: 'sbt', buildFiles: [] }), { uses: 'sbt' }],
    test: { run: 'sbt test', folder },
    format: 'junit',
    files: ['**/target/**/test-reports/TEST-*.xml'],
  }))

const defaultVersion = '21'

/** Returns the step that installs Java: the version of a file for version managers, else of the build files, else the default. */
function javaSetup(
  view: RepositoryView,
  folder: string,
  { cache, buildFiles }: { readonly cache: 'maven' | 'gradle' | 'sbt'; readonly buildFiles: readonly string[] },
): SetupStep {
  const file = nearestFile(view, folder, '.java-version', '.sdkmanrc')
  const stated = firstCapture(
    buildFiles.map(view.read),
    /<maven\.compiler\.release>\s{0,20}(\d{1,2})\s{0,20}</,
    /<java\.version>\s{0,20}(\d{1,2})\s{0,20}</,
    /<release>\s{0,20}(\d{1,2})\s{0,20}</,
    /jvmToolchain\s{0,5}\(\s{0,5}(\d{1,2})/,
    /JavaLanguageVersion\.of\(\s{0,5}(\d{1,2})/,
    /JavaVersion\.VERSION_(\d{2})\b/,
  )
  const version = file === undefined ? { 'java-version': stated ?? defaultVersion } : { 'java-version-file': file }
  return { uses: 'java', with: { distribution: 'temurin', ...version, cache } }
}
