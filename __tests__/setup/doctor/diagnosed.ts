import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultFailOn } from '../../../src/judge/summary/fail-on.js'
import { diagnose } from '../../../src/setup/doctor/diagnose.js'
import type { DoctorContext, DoctorRequest } from '../../../src/setup/doctor/doctor-request.js'
import type { Diagnosis, DoctorFinding, FindingSection } from '../../../src/setup/doctor/finding.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

/** An examination in a temporary folder. */
export interface DiagnosedOptions extends Partial<Omit<DoctorRequest, 'run'>>, Partial<Omit<DoctorContext, 'env'>> {
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly run?: Partial<DoctorRequest['run']>
  readonly env?: Readonly<Record<string, string | undefined>>
}

export const now = Date.UTC(2026, 5, 1, 12)

/** Examines a folder with the given files. Variables of the environment are only those that are given. */
export function diagnosed({ files = {}, run, env = {}, ...more }: DiagnosedOptions): Promise<Diagnosis> {
  return diagnose(
    {
      run: { cwd: makeTree(files), paths: [], records: [], ...run },
      failOn: defaultFailOn,
      annotations: true,
      token: '',
      isAction: false,
      ...more,
    },
    { env, now, secondMs: 1, ...more },
  )
}

/** Returns the findings of a topic. */
export function findingsOf({ sections }: Diagnosis, id: FindingSection['id']): readonly DoctorFinding[] {
  const section = sections.find((one) => one.id === id)
  if (section === undefined) throw new Error(`The diagnosis has no section "${id}".`)
  return section.findings
}

/** Returns the findings of a topic as lines: the status, the place if there is one, and the title. */
export const linesOf = (diagnosis: Diagnosis, id: FindingSection['id']): readonly string[] =>
  findingsOf(diagnosis, id).map(({ status, path, line, title }) => {
    const place = path === undefined ? '' : ` ${path}${line === undefined ? '' : `:${line}`}`
    return `${status}${place} ${title}`
  })

/** Writes the event of a workflow, and returns its path. */
export function writeEvent(event: object): string {
  const path = join(makeFolder(), 'event.json')
  writeFileSync(path, JSON.stringify(event))
  return path
}
