import type * as actionsCore from '@actions/core'
import { displayText } from '../display-text.js'
import { inertText } from './inert-text.js'

type Core = typeof actionsCore

const messageOf = (message: string | Error) => displayText(message instanceof Error ? message.message : message)

/** Returns `@actions/core` that prints nothing but inert text, whatever its callers pass on from results, records or servers. */
export const inertCore = (core: Core): Core => ({
  ...core,
  info: (message) => core.info(inertText(message)),
  debug: (message) => core.debug(displayText(message)),
  notice: (message, properties) => core.notice(messageOf(message), inertProperties(properties)),
  warning: (message, properties) => core.warning(messageOf(message), inertProperties(properties)),
  error: (message, properties) => core.error(messageOf(message), inertProperties(properties)),
  setFailed: (message) => core.setFailed(messageOf(message)),
})

function inertProperties(properties: actionsCore.AnnotationProperties = {}): actionsCore.AnnotationProperties {
  const { title, file, ...numbers } = properties
  return { ...numbers, ...(title !== undefined && { title: displayText(title) }), ...(file !== undefined && { file: displayText(file) }) }
}
