import { type ActionsPages, readActionsContext, repositoryOnServer } from '../actions-context.js'
import type { CiService } from './ci-service.js'
import { isGiteaActions } from './gitea-environment.js'

/**
 * Gitea Actions and Forgejo Actions, which set the variables of GitHub Actions as well, and write an event of the same form.
 *
 * | field | variables |
 * | --- | --- |
 * | build | `GITHUB_RUN_ID` with `GITHUB_RUN_ATTEMPT`, `GITHUB_RUN_NUMBER`, which is also in the address |
 * | addresses | `repository.html_url` of the event, else `GITHUB_SERVER_URL` |
 * | all others | as on GitHub Actions, from `GITHUB_*` and the event |
 * @see https://docs.gitea.com/usage/actions/actions-variables
 * @see https://forgejo.org/docs/latest/user/actions/reference/
 */
export const giteaActions: CiService = {
  isActive: isGiteaActions,
  read: (sources) => readActionsContext(sources, sources.env.FORGEJO_ACTIONS === 'true' ? forgejoPages : giteaPages),
}

const forgejoPages: ActionsPages = {
  // The runner may reach the server by an address that only exists in its own network, such as `http://gitea:3000`.
  repository: (event, env) => addressInEvent(event, env) ?? repositoryOnServer(event, env),
  run: (repository, { number }) => (number === undefined ? undefined : `${repository}/actions/runs/${number}`),
  pullRequest: (repository, number) => `${repository}/pulls/${number}`,
}

const giteaPages: ActionsPages = {
  ...forgejoPages,
  // Since 1.26, Gitea reads the number as the id of a run unless the address has the parameter, which earlier versions ignore.
  run(repository, run) {
    const url = forgejoPages.run(repository, run)
    return url === undefined ? undefined : `${url}?by_index=1`
  },
}

const addressInEvent: ActionsPages['repository'] = ({ repository }, { GITHUB_REPOSITORY: name }) => {
  const url: unknown = repository?.html_url
  return name && typeof url === 'string' && url.endsWith(`/${name}`) ? url : undefined
}
