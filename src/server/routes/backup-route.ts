import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { HttpProblem, unavailable } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import { BackupUnsupportedError } from '../store/backup-unsupported-error.js'
import type { RouteContext } from './route-context.js'

/** The time for sending a backup. A client that reads nothing is disconnected much earlier. */
const maximumSendingMs = 24 * 60 * 60 * 1000

/** The time after which another backup may be possible, in seconds. */
const retryAfterS = 60

/** GET /v1/backup */
export function addBackupRoute(app: FastifyInstance, { store, authentication, metrics, now }: RouteContext): void {
  let isRunning = false
  let lastMs: number | undefined
  metrics.addGauge({
    name: 'build_report_last_backup_timestamp_seconds',
    help: 'When the last backup since the start was completed.',
    read: () => (lastMs === undefined ? undefined : lastMs / 1000),
  })
  app.get(
    '/v1/backup',
    {
      schema: {
        tags: ['operation'],
        security: [{ key: [] }],
        operationId: 'backup',
        summary: 'A backup of everything',
        description:
          'Returns a tar archive of the data folder as of one moment, with whole batches only. `build-report backup` checks it as it arrives, and `build-report restore` reads it. Only one backup can run at a time. Requires the administration key.',
        response: {
          200: {
            description: 'The backup. Its last file contains the checksums. Without it, the backup is incomplete.',
            content: { 'application/x-tar': { schema: Type.String({ contentEncoding: 'binary' }) } },
          },
          ...problemResponses(401, 403, 429, 500, 501, 503),
        },
      },
      onRequest: authentication.administration,
      // It would read the whole backup.
      exposeHeadRoute: false,
      handlerTimeout: maximumSendingMs,
      // The parts of the tables are compressed.
      compress: false,
    },
    async (_request, reply) => {
      if (isRunning) throw unavailable('backup_running', 'Another backup is running. Only one can run at a time.', retryAfterS)
      isRunning = true
      try {
        const backup = await store.backup()
        backup.once('end', () => {
          lastMs = now()
        })
        backup.once('close', () => {
          isRunning = false
        })
        return reply.header('cache-control', 'no-store').type('application/x-tar').send(backup)
      } catch (error) {
        isRunning = false
        if (!(error instanceof BackupUnsupportedError)) throw error
        throw new HttpProblem(
          501,
          'This server keeps its history in a ClickHouse server. Make a backup there, with its statement BACKUP DATABASE.',
          { cause: error },
        )
      }
    },
  )
}
