import type { RecordedTest } from '../../records/recorder.js'

/** Returns whether a test has a duration to show. Many tools write 0 for a test that was skipped, or whose file could not be loaded. */
export const hasDuration = <Test extends Pick<RecordedTest, 'status' | 'duration'>>(
  test: Test,
): test is Test & { readonly duration: number } => test.duration !== undefined && (test.duration > 0 || test.status === 'successful')
