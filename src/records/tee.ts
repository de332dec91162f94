import type { Recorder } from './recorder.js'

/** Returns a recorder that passes everything on to two others. */
export function tee(first: Recorder, second: Recorder): Recorder {
  return {
    beginFile(file) {
      first.beginFile(file)
      second.beginFile(file)
    },
    test(test) {
      first.test(test)
      second.test(test)
    },
    restartFile() {
      first.restartFile()
      second.restartFile()
    },
    endFile(problems) {
      first.endFile(problems)
      second.endFile(problems)
    },
    record(record) {
      first.record(record)
      second.record(record)
    },
  }
}
