import { definedFields } from '../../base/defined-fields.js'
import { displayText } from '../../base/text/display-text.js'
import { noSecretMask, type SecretMask } from '../secrets/secret-mask.js'
import type * as actionsCore from './actions-core.js'
import { safeLogText } from './safe-log-text.js'

type Core = typeof actionsCore

/**
 * Wraps `@actions/core` so that texts of results, records and servers can neither issue workflow commands nor print secrets.
 */
export function createSafeCore(core: Core, mask: SecretMask = noSecretMask): Core {
  const messageOf = (message: string | Error) => mask.text(displayText(message instanceof Error ? message.message : message))
  const safeProperties = (properties: actionsCore.AnnotationProperties = {}): actionsCore.AnnotationProperties => {
    const { title, file, ...numbers } = properties
    return {
      ...numbers,
      ...definedFields({
        title: title === undefined ? undefined : messageOf(title),
        file: file === undefined ? undefined : messageOf(file),
      }),
    }
  }
  return {
    ...core,
    info: (message) => core.info(mask.text(safeLogText(message))),
    debug: (message) => core.debug(messageOf(message)),
    notice: (message, properties) => core.notice(messageOf(message), safeProperties(properties)),
    warning: (message, properties) => core.warning(messageOf(message), safeProperties(properties)),
    error: (message, properties) => core.error(messageOf(message), safeProperties(properties)),
    setFailed: (message) => core.setFailed(messageOf(message)),
  }
}
