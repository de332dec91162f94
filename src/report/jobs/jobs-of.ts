import type { Scope } from '../scope.js'
import { jobPhrase, jobReach } from './job-phrase.js'

/** Returns the jobs of a failure, `in a and b`; empty if the failure is in all of them. */
export const jobsOf = (indexes: readonly number[], scope: Pick<Scope, 'summary'>): string => jobPhrase(indexes, scope) ?? ''

/** Returns the jobs of a cause, also if they are all: `in all 8 jobs`. Empty if there is only one job. */
export const allJobsOf = (indexes: readonly number[], scope: Pick<Scope, 'summary'>): string => jobReach(indexes, scope) ?? ''
