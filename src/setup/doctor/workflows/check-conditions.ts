import type { DoctorFinding } from '../finding.js'
import type { Before, Condition, JobSite, ReportStep, StepLevel } from './report-steps.js'

/** Completes a condition in a workflow so that a failed test does not skip the step. */
const always = `if: $\{{ !cancelled() }}`

/** Finds conditions that skip the report of failed tests, on the step, on a step around it and on its job. */
export function conditionFindings({ levels, ways }: ReportStep): readonly DoctorFinding[] {
  const ofSteps = levels.flatMap((level) => levelFindings(level, 'step', level.before))
  const [first] = levels
  // A job that runs the tests itself may well wait for others.
  const sites = first?.before === 'tests' ? [] : ways.flat()
  return [...ofSteps, ...sites.flatMap((site) => levelFindings(site, `job "${site.job}"`, site.needed === 'tests' ? 'tests' : 'nothing'))]
}

function levelFindings(
  { path, line, condition }: Pick<StepLevel | JobSite, 'path' | 'line' | 'condition'>,
  name: string,
  before: Before,
): readonly DoctorFinding[] {
  if (condition?.tag?.startsWith('!') === true) {
    const title = `"if: ${condition.tag} …" is not a condition: YAML reads a text that begins with "!" as a tag`
    return [{ status: 'problem', ...placeOf(condition), title, cure: 'Write it as an expression:', yaml: always }]
  }
  const runs = runsAfterFailure(condition)
  if (runs === 'always' || before === 'nothing') return []
  if (runs === 'only') {
    const title = `The ${name} runs only after a failure, so a successful run leaves an old comment and adds no build to the history`
    return [{ status: 'warning', ...placeOf(condition), title, cure: 'Replace failure() with !cancelled().' }]
  }
  const why = condition === undefined ? 'because it has no "if"' : 'because its "if" has no !cancelled()'
  const when = before === 'tests' ? 'if a test fails' : 'if a step before it fails'
  return [
    {
      status: before === 'tests' ? 'problem' : 'warning',
      path,
      line,
      ...placeOf(condition),
      title: `The ${name} is skipped ${when}, ${why}`,
      ...(condition === undefined
        ? { cure: `Add this to the ${name}:`, yaml: always }
        : { cure: 'Combine its condition with !cancelled().', yaml: `if: $\{{ !cancelled() && (${expressionOf(condition)}) }}` }),
    },
  ]
}

const placeOf = (condition: Condition | undefined) => condition && { path: condition.path, line: condition.line }

/** Returns whether a condition is true after a failure: without a status function, GitHub adds `success() &&` to it. */
function runsAfterFailure(condition: Condition | undefined): 'always' | 'only' | 'never' {
  const text = condition?.text ?? ''
  if (/\balways\s?\(|!\s?cancelled\s?\(/i.test(text)) return 'always'
  if (!/\bfailure\s?\(/i.test(text)) return 'never'
  return /\bsuccess\s?\(/i.test(text) ? 'always' : 'only'
}

const expressionOf = ({ text }: Condition): string =>
  text
    .trim()
    .replace(/^\$\{\{/, '')
    .replace(/\}\}$/, '')
    .trim()
