import type { Environment } from '../../base/environment.js'

/** The kinds of text that expressions are in. Only a token may use `env.GITHUB_TOKEN`, because it goes to GitHub and nowhere else. */
export type TextPurpose = 'text' | 'token'

/**
 * Inputs of the action, tokens of the runner, and the keys of our own server and its store. Upper and lower case are the same, on
 * Linux too, because expressions find a variable whatever its case.
 */
const secret = /^(?:INPUT_|ACTIONS_|SERVICE_(?:API_KEY|ADMIN_KEY|STORE)$|SERVICE_STORE_)/i

const isJobToken = (name: string) => name.toUpperCase() === 'GITHUB_TOKEN'

/** Returns why expressions must not use an environment variable; undefined if they may. */
export function whyHidden(name: string, purpose: TextPurpose): string | undefined {
  if (isJobToken(name) && purpose !== 'token') {
    return `the variable "${name}" may be used in report.codehost.token only, so that it goes to GitHub and nowhere else; remove it here`
  }
  if (!secret.test(name)) return undefined
  return `the variable "${name}" is not available, because variables named INPUT_…, ACTIONS_…, SERVICE_API_KEY, SERVICE_ADMIN_KEY or SERVICE_STORE… may hold secrets; pass the value in a variable of another name`
}

/** Copies the environment variables that expressions may use. This is the only way from the environment into an expression. */
export function visibleEnvironment(env: Environment, purpose: TextPurpose): Environment {
  return Object.freeze(Object.fromEntries(Object.entries(env).filter(([name]) => whyHidden(name, purpose) === undefined)))
}
