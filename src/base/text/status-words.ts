/** The word for a status in reports, on pages and in messages. Records, JSON and expressions call a passed test successful. */
export const statusWord = (status: string): string => (status === 'successful' ? 'passed' : status)
