import type { Environment } from '../../../base/environment.js'
import { azurePipelines } from './azure-pipelines.js'
import { bitbucketPipelines } from './bitbucket-pipelines.js'
import { buildkite } from './buildkite.js'
import type { CiService } from './ci-service.js'
import { circleCi } from './circle-ci.js'
import { giteaActions } from './gitea-actions.js'
import { gitlab } from './gitlab.js'
import { jenkins } from './jenkins.js'
import { teamCity } from './team-city.js'
import { woodpecker } from './woodpecker.js'

/** Gitea comes first, because it looks like GitHub. Woodpecker sets variables of GitLab, but not the one that identifies it. */
const services: readonly CiService[] = [
  giteaActions,
  gitlab,
  azurePipelines,
  buildkite,
  circleCi,
  bitbucketPipelines,
  woodpecker,
  teamCity,
  jenkins,
]

/** Returns the CI service that set the environment, unless it is GitHub Actions. */
export const findCiService = (env: Environment): CiService | undefined => services.find(({ isActive }) => isActive(env))
