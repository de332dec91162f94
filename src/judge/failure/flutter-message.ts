/** The message of every failed test of Flutter's `testWidgets`. The test prints the exception itself. */
export const flutterMessage = 'Test failed. See exception logs above.'

const header = 'EXCEPTION CAUGHT BY '

/** Whether a line of output begins the exception that Flutter prints. */
export const isFlutterHeader = (line: string): boolean => line.includes(header)

/** Returns the output from the exception that Flutter printed on, or all of it if it has none. */
export const fromFlutterHeader = (output: string): string => output.slice(Math.max(0, output.indexOf(header)))
