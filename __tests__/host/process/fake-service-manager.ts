import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../../read/collect/tree.js'

/** Creates a program `systemd-notify` that writes its arguments and variables to a file instead of a socket. */
export function fakeServiceManager() {
  const folder = makeTree({ 'systemd-notify': '#!/bin/sh\necho "$SERVICE_ADMIN_KEY$NOTIFY_SOCKET $*" >> "$(dirname "$0")/sent"\n' })
  chmodSync(join(folder, 'systemd-notify'), 0o755)
  const sent = (): readonly string[] => {
    const file = join(folder, 'sent')
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  }
  const env = { NOTIFY_SOCKET: '/run/notify', PATH: `${folder}:${process.env.PATH}`, SERVICE_ADMIN_KEY: 'SECRET' }
  return { env, sent }
}
