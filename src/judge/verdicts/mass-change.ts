/** Tests that change together are an outage or its end if they are more than this number, and more than {@link outageShare} of the job. */
const outageTests = 10
const outageShare = 0.05

/** Returns whether the number of tests of a job that change at once is so large that they must share a reason. */
export const isMassChange = (changed: number, ofTests: number): boolean => changed > outageTests && changed > outageShare * ofTests
