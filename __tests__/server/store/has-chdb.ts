/** Whether the embedded engine can be there: it has no build for Windows. */
export const hasChdb = process.platform !== 'win32'
