// The parts of the source that the benchmark of the history bundles.
export { appendBuild } from '../../src/verdicts/append-build.js'
export { packHistory } from '../../src/verdicts/document/pack-history.js'
export { readHistoryDocument } from '../../src/verdicts/document/read-history-document.js'
export { judge } from '../../src/verdicts/judge.js'
export { createResultsRecorder } from '../../src/verdicts/results-recorder.js'
