import type { SurveyFinding } from './finding.js'
import { inFolder } from './paths.js'

/**
 * Returns the globs of the result files of a tool, relative to the root. One glob serves all folders, whatever characters their names have.
 */
export const resultPatterns = ({ folder, files, isLink }: SurveyFinding): readonly string[] =>
  files.map((file) => (isLink === true ? inFolder(folder, file) : folder === '' || file.startsWith('**/') ? file : `**/${file}`))
