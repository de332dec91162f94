/** The fields of an attachment that a server gets. Its path, its text and its bytes stay on the machine. */
const sentFields = ['name', 'type', 'size', 'sha256', 'url', 'comparison', 'reason'] as const

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const sentAttachment = (attachment: Fields): Fields =>
  Object.fromEntries(sentFields.flatMap((name) => (attachment[name] === undefined ? [] : [[name, attachment[name]]])))

/** Returns the attachments of a test or an attempt as they are sent; undefined for a value that is not a list. */
const sentAttachments = (attachments: unknown): readonly Fields[] | undefined =>
  Array.isArray(attachments) ? attachments.filter(isFields).map(sentAttachment) : undefined

const hasAttachments = (value: unknown): boolean => isFields(value) && value.attachments !== undefined

/** Returns the fields of the record of a test that must change before it is sent to a server. Empty if the test has no attachments. */
export function sentEvidence({ kind, attachments, attempts }: Fields): Fields {
  if (kind !== 'test') return {}
  const isOfAttempt = Array.isArray(attempts) && attempts.some(hasAttachments)
  return {
    ...(attachments === undefined ? {} : { attachments: sentAttachments(attachments) }),
    ...(isOfAttempt && {
      attempts: attempts.map((attempt: unknown) =>
        isFields(attempt) && attempt.attachments !== undefined
          ? { ...attempt, attachments: sentAttachments(attempt.attachments) }
          : attempt,
      ),
    }),
  }
}
