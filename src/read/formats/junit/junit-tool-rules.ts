import type { WritableResult } from '../../../records/record.js'
import type { Attributes } from '../xml/xml.js'
import { hasNames } from './junit-attribute-names.js'
import { junitProducer } from './junit-producer.js'
import type { JunitReading } from './junit-reading.js'
import type { JunitSuite } from './junit-suite.js'
import { statedFaultsOf } from './junit-totals.js'

const eunitSuite = ['tests', 'failures', 'errors', 'skipped', 'time', 'name']
const eunitCase = ['time', 'name']

/** Checks if EUnit (OTP 25) cancelled a test after its timeout. It writes that as skipped, and its run fails. */
export const isCancelledByEunit = (suite: Attributes, testCase: Attributes, { type }: Attributes): boolean =>
  type === 'timeout' && hasNames(testCase, eunitCase) && hasNames(suite, eunitSuite)

/** PHPUnit 8 and 9 write these as errors. Later versions leave them out. */
const riskyTypes: ReadonlySet<string | undefined> = new Set(
  [
    'RiskyTestError',
    'OutputError',
    'CoveredCodeNotExecutedException',
    'UnintentionallyCoveredCodeError',
    'MissingCoversAnnotationException',
  ].map((name) => `PHPUnit\\Framework\\${name}`),
)

/** Checks if PHPUnit calls a test risky. This fails its run only with `--fail-on-risky`. */
export const isRisky = ({ type }: Attributes): boolean => riskyTypes.has(type)

/** Checks if a test of TestNG skipped itself. JUnit reporters that do not know this exception write it as an error. */
export const isSkipException = ({ type }: Attributes, text: string): boolean =>
  type === undefined ? text.trimStart().startsWith(skipException) : type === skipException

const skipException = 'org.testng.SkipException'

/**
 * Checks if a failed test of Boost.Test (1.74) may have only failures that `expected_failures` allows. A test that fails the run has a
 * "system-err" with this text.
 */
export const mayBeAllowedByBoost = (reading: JunitReading, own: Attributes, { stderr }: WritableResult): boolean =>
  reading.rootAttributes === undefined && stderr?.includes('Failures detected in:') !== true && junitProducer(reading, own) === 'boost-test'

/** The exit status of a test script in the files of TAP::Formatter::JUnit (0.11). */
const exitStatus = /^Dubious, test returned (\d{1,3}) \(wstat \d/

/**
 * Checks if the failed tests of a script of Perl explain its exit status, which is usually their number. It is 255 if the script died, and
 * then tests may be missing.
 * @param suite after this status was counted as one of its faults
 */
export function isExplainedExit({ faults }: JunitSuite, message: string | undefined): boolean {
  const [, status] = exitStatus.exec(message ?? '') ?? []
  return status !== undefined && Number(status) < 255 && faults > 1
}

/** Checks if a script planned another number of tests than it ran: the stated errors include the difference. */
export const differsFromPlan = ({ attributes, faults }: JunitSuite): boolean => statedFaultsOf(attributes) > faults

// Kyua 0.13, in "system-err".
const skipDetails = /^Skipped result details\n-{1,100}\n\n(.{1,2000})/

/** Returns the reason of a skipped test that Kyua writes into the output. */
export const skipReasonOfKyua = ({ stderr }: WritableResult): string | undefined => skipDetails.exec(stderr ?? '')?.[1]
