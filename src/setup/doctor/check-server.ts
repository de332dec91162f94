import type { Exchange } from '../../base/http/exchange.js'
import { createTimeBudget } from '../../base/http/time-budget.js'
import { roughAge } from '../../base/text/ages.js'
import { askServer } from '../../host/server-api/ask-server.js'
import type { Server } from '../../host/server-api/server.js'
import { answerFields, describeRefusal, unexpectedAnswer } from '../../host/server-api/server-refusal.js'
import type { Examination } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'
import { isReadOnlyFork } from './read-only-fork.js'

const deadlineMs = 15_000
const soonMs = 14 * 24 * 60 * 60 * 1000

/** Checks that the server answers, and what its key may do. Sends only GET requests. */
export async function checkServer(examination: Examination): Promise<readonly DoctorFinding[]> {
  const { run, serverNotice, serverProblem, env } = examination
  if (serverProblem !== undefined) return [{ status: 'problem', title: serverProblem }]
  if (run.server === undefined) {
    if (serverNotice === undefined) return [{ status: 'off', title: 'No server is set', unused: 'server' }]
    return [{ status: isReadOnlyFork(env) ? 'off' : 'warning', title: serverNotice }]
  }
  const { server } = run
  const answer = await ask(server, '/v1/key', examination)
  // Servers before this endpoint answer like any server to an unknown path.
  if (answer.status === 404) return olderServer(server, examination)
  if (answer.status === 403) {
    return [
      {
        status: 'problem',
        title: describeRefusal(server, answer),
        cure: 'Use a key of an organisation with the scopes "write" and "read".',
      },
    ]
  }
  if (answer.status !== 200) return [{ status: 'problem', title: describeRefusal(server, answer) }]
  return keyFindings(server, answerFields(answer), examination)
}

function ask(server: Server, path: string, { signal, secondMs }: Examination): Promise<Exchange> {
  const budget = createTimeBudget(deadlineMs)
  return askServer(server, { method: 'GET', path }, { budget, secondMs, attemptMs: deadlineMs / 2, signal })
}

/** Such a server shows whether a key may read, but only a batch of records would show whether it may write. */
async function olderServer(server: Server, examination: Examination): Promise<readonly DoctorFinding[]> {
  const answer = await ask(server, '/v1/data/coordinates', examination)
  const unknown: DoctorFinding = {
    status: 'unknown',
    title: 'Whether the key may write cannot be checked without writing, because the server is too old to report it',
    cure: 'Upgrade the server.',
  }
  if (answer.status === 200) return [answers(server), { status: 'ok', title: 'The key may read' }, unknown]
  if (answer.status === 403)
    return [answers(server), { status: 'warning', title: `The key may not read. ${describeRefusal(server, answer)}` }, unknown]
  return [{ status: 'problem', title: describeRefusal(server, answer) }]
}

const answers = ({ baseUrl }: Server): DoctorFinding => ({ status: 'ok', title: `${baseUrl} answers` })

function keyFindings(server: Server, fields: Readonly<Record<string, unknown>>, examination: Examination): readonly DoctorFinding[] {
  const { scopes, org, project, expiresAt } = fields
  if (!Array.isArray(scopes) || typeof org !== 'string') return [{ status: 'problem', title: unexpectedAnswer(server) }]
  const context = examination.ciContext()
  const findings: DoctorFinding[] = [answers(server)]
  const restriction = typeof project === 'string' ? `, project ${project}` : ''
  findings.push({ status: 'ok', title: `The key belongs to the organisation ${org}${restriction}` })
  if (context.org !== undefined && context.org !== org) {
    findings.push({
      status: 'problem',
      title: `The records of this run belong to the organisation ${context.org}, and the server refuses records of another organisation than the key's`,
      cure: `Use a key of ${context.org}, or set SERVICE_ORG.`,
    })
  }
  for (const name of ['project', 'module'] as const) {
    if (context[name]) continue
    findings.push({
      status: 'problem',
      title: `The ${name} of this run is not known, and the server refuses records without it`,
      cure: `Set SERVICE_${name.toUpperCase()} to the name of the ${name}.`,
    })
  }
  if (typeof project === 'string' && context.project !== undefined && context.project !== project) {
    findings.push({
      status: 'problem',
      title: `The key is only for the project ${project}, but this run belongs to ${context.project}`,
      cure: `Use a key for ${context.project} or for all projects.`,
    })
  }
  findings.push(
    scopes.includes('write')
      ? { status: 'ok', title: 'The key may write records' }
      : { status: 'problem', title: 'The key may not write records', cure: 'Use a key with the scope "write".' },
    scopes.includes('read')
      ? { status: 'ok', title: 'The key may read earlier builds' }
      : {
          status: 'warning',
          title: 'The key may not read, so failures are not compared with earlier builds',
          cure: 'Use a key that also has the scope "read".',
        },
  )
  if (typeof expiresAt === 'number' && expiresAt - examination.now < soonMs) {
    findings.push({
      status: 'warning',
      title: `The key expires in ${roughAge(expiresAt - examination.now) || 'less than a minute'}`,
      cure: 'Rotate it: see docs/keys.md.',
    })
  }
  return findings
}
