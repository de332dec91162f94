import type { Question } from './json-document.js'

/** As many as somebody can choose from; those with the latest records are the ones that are looked for. */
export const maximumCoordinates = 2000

// Four columns of numbers and dictionaries, side by side by organisation: ten million rows take a fraction of a second.
const query = `SELECT records.org AS org, project, module, pipeline, max(records.timestamp) AS timestamp
FROM records
WHERE records.org = {org:String}
GROUP BY org, project, module, pipeline
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`

/** What an organisation has records of, the latest first. */
export const coordinates = (org: string): Question => ({ query, parameters: { org } })
