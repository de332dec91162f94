// The parts of the source that the benchmark of the history bundles.
export { appendBuild } from '../../src/judge/verdicts/append-build.js'
export { packHistory } from '../../src/judge/verdicts/document/pack-history.js'
export { readHistoryDocument } from '../../src/judge/verdicts/document/read-history-document.js'
export { judge } from '../../src/judge/verdicts/judge.js'
export { createResultsRecorder } from '../../src/judge/verdicts/results-recorder.js'
