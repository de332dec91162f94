/** The administration key of the servers that tests start. */
export const adminKey = 'the-administration-key-of-the-tests-0123456789'
