/** What build services set: nearly all of them `CI`, and those that do not, a variable of their own. */
const variables = ['GITHUB_ACTIONS', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID'] as const

/** Whether an environment is that of a build service. */
export const isCi = (env: Readonly<Record<string, string | undefined>>): boolean =>
  (Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0') || variables.some((name) => Boolean(env[name]))
