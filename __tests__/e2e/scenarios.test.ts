// Tests the built action in whole workflows, from pull requests to merge queues and re-runs, against a fake GitHub.
import { expect, test } from 'vitest'
import { enterpriseServer } from './scenarios/enterprise-server.js'
import { failFast } from './scenarios/fail-fast.js'
import { forkPullRequest } from './scenarios/fork-pull-request.js'
import { graphqlDown } from './scenarios/graphql-down.js'
import { hiccup } from './scenarios/hiccup.js'
import { htmlAnswer } from './scenarios/html-answer.js'
import { compositeAction, matrix, stepsAtOnce, titledMatrix, twoSteps } from './scenarios/matrix.js'
import { matrixInOrder } from './scenarios/matrix-in-order.js'
import { mergeQueue } from './scenarios/merge-queue.js'
import { listWithCommas, movedMatrix, movedMatrixWithTitles, movedPublishJob, movedWorkflowRun, ownFolders } from './scenarios/moved.js'
import { pullRequest } from './scenarios/pull-request.js'
import { push } from './scenarios/push.js'
import { reRun } from './scenarios/re-run.js'
import { play } from './scenarios/scenario.js'
import { schedule } from './scenarios/schedule.js'
import { tokenRefused } from './scenarios/token-refused.js'
import { unconfiguredPush } from './scenarios/unconfigured-push.js'
import { refusedForkReport, refusedReport, workflowRun } from './scenarios/workflow-run.js'

test.each(
  Object.entries({
    enterpriseServer,
    failFast,
    forkPullRequest,
    hiccup,
    matrixInOrder,
    mergeQueue,
    pullRequest,
    push,
    reRun,
    schedule,
    tokenRefused,
    unconfiguredPush,
    workflowRun,
  }).map(([name, scenario]) => [scenario.title, name, scenario] as const),
)('%s', async (title, name, scenario) => {
  const story = await play(scenario)
  await expect(`<!-- ${title} -->\n\n${story}\n`).toMatchFileSnapshot(`scenarios/${name}.snapshot.md`)
})

test.each(
  [listWithCommas, movedMatrix, movedMatrixWithTitles, movedPublishJob, movedWorkflowRun, ownFolders].map(
    (scenario) => [scenario.title, scenario] as const,
  ),
)('%s', async (_, scenario) => {
  await play(scenario)
})

test.each(
  [matrix, titledMatrix, twoSteps, compositeAction, stepsAtOnce, graphqlDown, htmlAnswer, refusedForkReport, refusedReport].map(
    (scenario) => [scenario.title, scenario] as const,
  ),
)('%s', async (_, scenario) => {
  // Jobs may run at the same time, so the order of their requests varies.
  expect(await play(scenario)).toContain('# Requests')
})
