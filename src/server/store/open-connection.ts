import { resolve } from 'node:path'
import type { Connection } from './connection.js'
import { openFolder } from './embedded-connection.js'
import { openServer } from './server-connection.js'
import type { StoreLocation } from './store-location.js'

const defaultDatabase = 'build_report'

/** Opens a folder or connects to a server, and creates the database if necessary. Throws a UserError if the location is not valid. */
export async function openConnection(place: StoreLocation, cluster?: string): Promise<Connection> {
  return 'folder' in place ? openFolder(resolve(place.folder), defaultDatabase) : openServer(place, defaultDatabase, cluster)
}
