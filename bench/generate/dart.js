const line = (event) => `${JSON.stringify(event)}\n`

/** Writes events like `dart test --reporter json`: a hidden test that loads the file, then the tests of its groups. */
export const dart = {
  extension: 'jsonl',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    let nextId = 1
    let time = 0
    let success = true
    yield line({ protocolVersion: '0.1.1', runnerVersion: '1.25.8', pid: 4242, type: 'start', time })
    for (const suite of suites) {
      const suiteID = nextId++
      const path = `test/${suite.className}_test.dart`
      yield line({ suite: { id: suiteID, platform: 'vm', path }, type: 'suite', time })
      yield* writeLoading(nextId++, suiteID, path, time)
      const groupIDs = [nextId++]
      yield line({
        group: {
          id: groupIDs[0],
          suiteID,
          parentID: null,
          name: suite.className,
          metadata,
          testCount: suite.tests.length,
          line: 4,
          column: 3,
          url: `file:///work/${path}`,
        },
        type: 'group',
        time,
      })
      for (const test of suite.tests) {
        if (test.status === 'failed') success = false
        yield writeTest(test, { id: nextId++, suiteID, groupIDs, path, prefix: suite.className, time })
        time += test.durationMs
      }
    }
    yield line({ success, type: 'done', time })
  },
}

const metadata = { skip: false, skipReason: null }

function* writeLoading(id, suiteID, path, time) {
  yield line({
    test: { id, name: `loading ${path}`, suiteID, groupIDs: [], metadata, line: null, column: null, url: null },
    type: 'testStart',
    time,
  })
  yield line({ testID: id, result: 'success', skipped: false, hidden: true, type: 'testDone', time })
}

/** @param {import('./story.js').Test} test */
function writeTest(test, { id, suiteID, groupIDs, path, prefix, time }) {
  const skipped = test.status === 'skipped'
  const failed = test.status === 'failed'
  const end = time + test.durationMs
  const started = {
    id,
    name: `${prefix} ${test.name}`,
    suiteID,
    groupIDs,
    metadata: skipped ? { skip: true, skipReason: test.message } : metadata,
    line: (test.index % 900) + 5,
    column: 5,
    url: `file:///work/${path}`,
  }
  let text = line({ test: started, type: 'testStart', time })
  if (test.output) text += line({ testID: id, messageType: 'print', message: test.output, type: 'print', time })
  if (skipped) text += line({ testID: id, messageType: 'skip', message: `Skip: ${test.message}`, type: 'print', time })
  if (failed)
    text += line({ testID: id, error: test.message, stackTrace: test.trace.join('\n'), isFailure: true, type: 'error', time: end })
  return text + line({ testID: id, result: failed ? 'failure' : 'success', skipped, hidden: false, type: 'testDone', time: end })
}
