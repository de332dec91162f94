import { type ActionsPages, readActionsContext } from '../actions-context.js'
import type { CiService } from './ci-service.js'
import { isGiteaActions } from './gitea-environment.js'

/**
 * Gitea Actions and Forgejo Actions, which set the variables of GitHub Actions as well, and write an event of the same form.
 *
 * | field | variables |
 * | --- | --- |
 * | build | `GITHUB_RUN_ID` with `GITHUB_RUN_ATTEMPT`, `GITHUB_RUN_NUMBER`, which is also in the address |
 * | all others | as on GitHub Actions, from `GITHUB_*` and the event |
 * @see https://docs.gitea.com/usage/actions/actions-variables
 * @see https://forgejo.org/docs/latest/user/actions/reference/
 */
export const giteaActions: CiService = {
  isActive: isGiteaActions,
  read: (sources) => readActionsContext(sources, pages),
}

const pages: ActionsPages = {
  run: (repository, { number }) => (number === undefined ? undefined : `${repository}/actions/runs/${number}`),
  pullRequest: (repository, number) => `${repository}/pulls/${number}`,
}
