import { scheduleEvent } from './events.js'
import { configured, failing } from './results.js'
import type { Scenario } from './scenario.js'

export const schedule: Scenario = {
  title: 'writes no comment in a scheduled run',
  github: {},
  run: async (_github, step) => [
    await step({ files: { ...failing, ...configured }, event: scheduleEvent, env: { GITHUB_EVENT_NAME: 'schedule' } }),
  ],
}
