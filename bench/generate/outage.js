// A build in which every test fails, for one of four causes. The texts vary as they do in real builds: numbers, addresses and lines differ.

/** Returns the status, the message and the trace of a test. */
export function tellOutage(random, { index }, status) {
  const file = `/home/runner/work/shop/shop/test/orders/order${index % 900}.test.ts`
  const [message, frames] = random.pick(causes)(random)
  const trace = [
    ...frames,
    `at ${file}:${random.integer(10, 900)}:7`,
    'at processTicksAndRejections (node:internal/process/task_queues:95:5)',
  ]
  return { status, message, trace }
}

const library = (name, line) => `at ${name} (/home/runner/work/shop/shop/node_modules/${name.toLowerCase()}/lib/index.js:${line}:11)`

const causes = [
  (random) => [
    `connect ECONNREFUSED 10.0.0.${random.integer(2, 250)}:5432`,
    [
      'at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1595:16)',
      library('Client', 93),
      library('Pool', 45),
      'at async connect (/home/runner/work/shop/shop/src/store/connection.ts:88:7)',
    ],
  ],
  (random) => [
    `Timed out after ${random.integer(5000, 5100)} ms waiting for #pay`,
    [library('Locator', 12), 'at Page.pay (/home/runner/work/shop/shop/e2e/pay.page.ts:31:9)'],
  ],
  () => [
    "TypeError: Cannot read properties of undefined (reading 'price')",
    ['at PriceList.priceOf (/home/runner/work/shop/shop/src/catalog/price-list.ts:17:21)', 'at Array.map (<anonymous>)'],
  ],
  (random) => [
    `expected ${random.integer(1, 99)} to be ${random.integer(100, 199)}`,
    [library('Chai', 77), 'at readLines (/home/runner/work/shop/shop/src/cart/totals.ts:51:9)'],
  ],
]
