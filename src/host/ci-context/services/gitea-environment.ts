import type { Environment } from '../../../base/environment.js'

/** Returns whether the process runs on Gitea Actions or Forgejo Actions. */
export const isGiteaActions = ({ GITEA_ACTIONS, FORGEJO_ACTIONS }: Environment): boolean =>
  GITEA_ACTIONS === 'true' || FORGEJO_ACTIONS === 'true'
