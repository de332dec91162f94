import { detectDart } from './detectors/dart.js'
import { detectDeno } from './detectors/deno.js'
import { detectDotnet } from './detectors/dotnet.js'
import { detectGo } from './detectors/go.js'
import { detectGradle, detectMaven, detectSbt } from './detectors/java.js'
import { detectJavaScript } from './detectors/javascript/javascript.js'
import { detectBazel, detectCpp, detectMeson } from './detectors/native.js'
import { detectPhp } from './detectors/php.js'
import { detectPython } from './detectors/python/python.js'
import { detectRuby } from './detectors/ruby.js'
import { detectRust } from './detectors/rust.js'
import { detectBats, detectPerl } from './detectors/shell.js'
import { detectSwift } from './detectors/swift.js'
import type { Detector, SurveyFinding } from './finding.js'
import type { RepositoryView } from './repository-view.js'

/** All detectors, in the order of the jobs in the workflow. */
const detectors: readonly Detector[] = [
  detectJavaScript,
  detectDeno,
  detectMaven,
  detectGradle,
  detectSbt,
  detectDotnet,
  detectGo,
  detectRust,
  detectPython,
  detectCpp,
  detectMeson,
  detectDart,
  detectPhp,
  detectRuby,
  detectSwift,
  detectBats,
  detectPerl,
  detectBazel,
]

/** The number of findings of one tool. A repository with more is better described by its own build. */
const maximumFindings = 20

/**
 * Finds the test tools of a repository. Bazel runs the tests of all languages.
 * @param onOmitted receives the findings of a tool that are too many to be returned
 */
export function detectTools(
  view: RepositoryView,
  onOmitted: (findings: readonly SurveyFinding[]) => void = () => undefined,
): readonly SurveyFinding[] {
  const bazel = detectBazel(view).filter(({ folder }) => folder === '')
  if (bazel.length > 0) return bazel
  const all = detectors.flatMap((detect) => detect(view))
  return [...new Set(all.map(({ title }) => title))].flatMap((title) => {
    const own = all.filter((finding) => finding.title === title)
    if (own.length > maximumFindings) onOmitted(own.slice(maximumFindings))
    return own.slice(0, maximumFindings)
  })
}
