/** Variables of CI services. Some of the services do not set `CI`. */
const variables = ['GITHUB_ACTIONS', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID'] as const

/** Returns whether a CI service set the environment. */
export const isCi = (env: Readonly<Record<string, string | undefined>>): boolean =>
  (Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0') || variables.some((name) => Boolean(env[name]))
