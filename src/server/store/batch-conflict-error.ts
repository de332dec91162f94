/** The key of a batch was already used for other content. Nothing of the batch is stored, and a retry fails as well. */
export class BatchConflictError extends Error {
  override readonly name = 'BatchConflictError'
}
