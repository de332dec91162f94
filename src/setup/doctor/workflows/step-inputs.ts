import type { Examination } from '../doctor-request.js'
import type { ReportStep } from './report-steps.js'

const isOff = (value: string | undefined): boolean => value === 'off' || value === 'false'

/** Returns whether a step compares its tests with the history that runs leave as artifacts. */
export const usesArtifactHistory = ({ uses, command, inputs, variables }: ReportStep, { run }: Pick<Examination, 'run'>): boolean =>
  uses !== undefined &&
  command === 'report' &&
  !isOff(inputs.get('history')) &&
  !isOff(inputs.get('artifacts')) &&
  !inputs.has('server-url') &&
  !variables.has('SERVICE_URL') &&
  run.server === undefined
