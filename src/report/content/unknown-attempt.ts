/** States that a job runs again, and that nothing is known of the attempt before. */
export const unknownAttemptText = (attempt: number): string => `attempt ${attempt}; the results of attempt ${attempt - 1} are not known`
