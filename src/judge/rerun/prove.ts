import { defineRerun, distinct } from './rerun-target.js'
import { testFile } from './test-file.js'

/** Runs whole scripts, because no option selects a test of a script. See https://perldoc.perl.org/prove */
export const prove = defineRerun(testFile, (files) => [['prove', '--lib', ...distinct(files)]])

/** Matches the script that `prove` names as the suite of its tests. */
export const perlScript = /\.t$/
