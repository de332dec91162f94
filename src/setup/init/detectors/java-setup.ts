import type { Step } from '../finding.js'
import type { RepositoryView } from '../repository-view.js'
import { firstCapture, nearestFile } from './tool-versions.js'

const defaultVersion = '21'

/** Returns the step that installs Java: the version of a file for version managers, else of the build files, else the default. */
export function javaSetup(
  view: RepositoryView,
  folder: string,
  { cache, buildFiles }: { readonly cache: 'maven' | 'gradle' | 'sbt'; readonly buildFiles: readonly string[] },
): Step {
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
