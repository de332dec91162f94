/** The key of a batch was stored with other content. Nothing of the batch is stored, and repeating it changes nothing. */
export class BatchConflictError extends Error {
  override readonly name = 'BatchConflictError'
}
