import { createServer } from 'node:http'

/** The job that reports. Without other jobs, it does not wait before it writes the comment. */
const onlyJob = { id: 1, run_id: 1, run_attempt: 1, name: 'unit', status: 'in_progress', conclusion: null }

/**
 * Starts a GitHub API with one comment that can be updated. It checks nothing, unlike the fake GitHub of the tests.
 * @returns {Promise<{ url: string, bodies: string[], close: () => void }>} `bodies` are the bodies of the updates
 */
export async function startGitHub() {
  const bodies = []
  const comment = (body) => ({ id: 1, node_id: 'IC_1', body, html_url: 'https://github.com/acme/shop/pull/7#issuecomment-1' })
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const body = text === '' ? undefined : JSON.parse(text)
    if (body?.body !== undefined) bodies.push(body.body)
    response.setHeader('content-type', 'application/json')
    if (request.url.includes('/jobs?')) response.end(JSON.stringify({ total_count: 1, jobs: [onlyJob] }))
    else if (request.url === '/graphql') response.end('{"data":{"nodes":[{"id":"IC_1","isMinimized":false,"viewerDidAuthor":true}]}}')
    else if (request.method === 'GET') response.end(JSON.stringify(bodies.length === 0 ? [] : [comment(bodies.at(-1))]))
    else response.writeHead(request.method === 'POST' ? 201 : 200).end(JSON.stringify(comment(body.body)))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, bodies, close: () => server.close() }
}
