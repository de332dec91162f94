// Fills a data folder with a history, inside of the engine: `node bench/server/history.js <folder> <tests> <jobs>`.
// Tables are there already. Four modules of 500 tests each; every build runs all of its module, for 90 days up to today. Every fiftieth
// build is the second attempt of the run before it.
import { createRequire } from 'node:module'
import { dayMs, days, modules, testsOfModule } from './shape.js'

const { Session } = createRequire(import.meta.url)('chdb')
const [folder, tests, jobs] = process.argv.slice(2)
const session = new Session(folder)
const run = (sql) => session.queryAsync(sql, { format: 'TSV' })
/** The build of that number, as SQL. */
const buildId = "concat(toString(build + if(build % 50 = 49, 0, 1)), if(build % 50 = 49, '.2', '.1'))"
const begin = Math.floor(Date.now() / dayMs) * dayMs - days * dayMs

await run('USE build_report')
for (const [number, module] of modules.entries()) await run(testRows(number, module, Math.round(Number(tests) / modules.length)))
await run(jobRows(Number(jobs)))
// A history that has grown over 90 days is not being merged while it is asked.
while (Number((await run('SELECT count() FROM system.merges')).text()) > 0) await new Promise((resolve) => setTimeout(resolve, 1000))
const { sum } = JSON.parse((await session.queryAsync('SELECT count() AS sum FROM records', { format: 'JSONEachRow' })).text())
if (Number(sum) < Number(tests)) throw new Error(`There are ${sum} records and not ${tests}.`)
session.close()

/** One test of fifty is skipped, one of a hundred fails with twenty lines of trace. */
function testRows(number, module, count) {
  const builds = Math.ceil(count / testsOfModule)
  return `INSERT INTO records (kind, org, project, module, pipeline, job, build, ref, timestamp, id, name, suite, status, duration,
  message, details, file, line, format, arrived, batch)
SELECT 'test', 'acme', 'shop', '${module}', 'ci', 'unit', ${buildId},
  if(cityHash64(build) % 3 = 0, 'main', concat('topic/', toString(cityHash64(build) % 200))),
  ${begin} + intDiv(build * ${days * dayMs}, ${builds}) + test * 20 AS happened,
  lower(hex(MD5(concat('${module} ', toString(test))))), concat('handles the case ', toString(test), ' of the cart'),
  ['shop', 'cart', concat('suite ', toString(test % 25))],
  multiIf(chance % 100 = 0, 'failed', chance % 50 = 1, 'skipped', 'successful'), round(exp(3 + (test % 40) / 10 + (chance % 1000) / 500), 3),
  if(chance % 100 = 0, concat('Expected ', toString(chance % 1000), ' to be 7'), ''),
  if(chance % 100 = 0, repeat('    at run (src/cart/case.test.ts:10:7)\\n', 20), ''),
  concat('src/cart/suite', toString(test % 25), '.test.ts'), 10 + test, 'junit', (happened + 60000) * 1000 + test,
  lower(hex(MD5(concat('${module}', toString(build)))))
FROM (SELECT intDiv(number, ${testsOfModule}) AS build, number % ${testsOfModule} AS test, cityHash64(number, ${number}) AS chance
  FROM numbers(${count}))`
}

/** Twenty jobs a build. */
function jobRows(count) {
  const builds = Math.ceil(count / 20)
  return `INSERT INTO records (kind, org, project, module, pipeline, build, ref, timestamp, id, name, runner, status, duration, attempt,
  arrived, batch)
SELECT 'job', 'acme', 'shop', '${modules[0]}', 'ci', ${buildId}, 'main',
  ${begin} + intDiv(build * ${days * dayMs}, ${builds}) AS happened, concat('job ', toString(number % 20)), concat('job ', toString(number % 20)),
  ['linux', 'mac', 'windows'][1 + number % 3], if(chance % 10 = 0, 'failed', 'successful'), 60000 + chance % 600000, if(build % 50 = 49, 2, 1),
  (happened + 60000) * 1000 + number % 20, lower(hex(MD5(concat('jobs', toString(build)))))
FROM (SELECT number, intDiv(number, 20) AS build, cityHash64(number) AS chance FROM numbers(${count}))`
}
