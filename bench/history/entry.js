// The parts of the source that the benchmark of the history bundles.
export { appendBuild } from '../../src/judge/history/append-build.js'
export { packHistory } from '../../src/judge/history/document/pack-history.js'
export { readHistoryDocument } from '../../src/judge/history/document/read-history-document.js'
export { createResultsRecorder } from '../../src/judge/history/results-recorder.js'
export { judge } from '../../src/judge/verdicts/judge.js'
