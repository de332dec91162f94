import { allure } from './allure.js'
import { ctrf } from './ctrf.js'
import { cucumber } from './cucumber.js'
import { cucumberEmbeddings } from './cucumber-embeddings.js'
import { cucumberMessages } from './cucumber-messages.js'
import { dart } from './dart.js'
import { go } from './go.js'
import { jest } from './jest.js'
import { junit } from './junit.js'
import { mocha } from './mocha.js'
import { mochaJsonStream } from './mocha-json-stream.js'
import { mochawesome } from './mochawesome.js'
import { nunit } from './nunit.js'
import { otr } from './otr.js'
import { playwright } from './playwright.js'
import { qt } from './qt.js'
import { records } from './records.js'
import { robot } from './robot.js'
import { rspec } from './rspec.js'
import { shortJunit } from './short-junit.js'
import { surefire } from './surefire.js'
import { tap } from './tap.js'
import { testng } from './testng.js'
import { trx } from './trx.js'
import { xunit } from './xunit.js'

/** The generators by name. */
export const generators = {
  allure,
  junit,
  'short-junit': shortJunit,
  surefire,
  trx,
  robot,
  nunit,
  xunit,
  testng,
  otr,
  qt,
  ctrf,
  cucumber,
  'cucumber-embeddings': cucumberEmbeddings,
  'cucumber-messages': cucumberMessages,
  dart,
  go,
  rspec,
  mocha,
  'mocha-json-stream': mochaJsonStream,
  mochawesome,
  playwright,
  jest,
  tap,
  records,
}
