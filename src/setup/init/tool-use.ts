import type { SurveyFinding } from './finding.js'

/** The folders in which a tool is used in the same way. */
export interface ToolUse {
  /** The first finding, near the root. */
  readonly first: SurveyFinding
  readonly findings: readonly SurveyFinding[]
}

/** Groups findings that differ only in their folders, as in the packages of a monorepo. */
export function groupByTool(findings: readonly SurveyFinding[]): readonly ToolUse[] {
  const groups = new Map<string, { first: SurveyFinding; findings: SurveyFinding[] }>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.job, finding.title, finding.test.run, finding.files])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { first: finding, findings: [finding] })
    else group.findings.push(finding)
  }
  return [...groups.values()]
}
