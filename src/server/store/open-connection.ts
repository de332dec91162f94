import { resolve } from 'node:path'
import type { Connection } from './connection.js'
import { openFolder } from './embedded-connection.js'
import { openServer } from './server-connection.js'
import type { StoreLocation } from './store-location.js'

const defaultDatabase = 'build_report'

/** Opens the folder, or reaches the server, and sees to it that the database is there; throws a UserError where the place is at fault. */
export async function openConnection(place: StoreLocation, cluster?: string): Promise<Connection> {
  return 'folder' in place ? openFolder(resolve(place.folder), defaultDatabase) : openServer(place, defaultDatabase, cluster)
}
