import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { ownBuild } from '../built.js'

const administrationKey = 'of-the-benchmark-alone-0123456789abcdef'

/**
 * Starts the built server on a data folder and creates a key of the organisation "acme".
 * @param {string} folder
 */
export async function startServer(folder) {
  const child = spawn(process.execPath, [ownBuild.command, 'serve', '--port', '0', '--data', folder], {
    env: { ...process.env, SERVICE_ADMIN_KEY: administrationKey },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const url = line.replace('listening on ', '')
  const agent = new Agent({ keepAlive: true })
  const send = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const sent = request(url + path, { agent, method, headers })
    sent.end(body)
    const [response] = await once(sent, 'response')
    const content = await buffer(response)
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${content.toString().slice(0, 500)}`)
    return content
  }
  /** Creates a key of an organisation. Returns it with a function that sends requests with the key. */
  const join = async (org) => {
    const made = await send('/v1/keys', {
      method: 'POST',
      headers: { 'service-api-key': administrationKey, 'content-type': 'application/json' },
      body: JSON.stringify({ org, scopes: ['read', 'write'], name: 'benchmark' }),
    })
    const { key } = JSON.parse(made.toString())
    return {
      key,
      /** Returns the content of the response. Throws unless the request succeeds. */
      send: (path, { headers = {}, ...rest } = {}) => send(path, { ...rest, headers: { 'service-api-key': key, ...headers } }),
    }
  }
  return {
    ...(await join('acme')),
    join,
    url,
    /** Memory in bytes as measured by Linux: total, and without mapped files. */
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      const field = (name) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1]) * 1024
      return { all: field('VmRSS'), anonymous: field('RssAnon'), peak: field('VmHWM') }
    },
    /** The CPU time of the server since its start in ms, with the threads of the engine. Linux counts it in hundredths of a second. */
    cpuMs() {
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) * 10
    },
    async stop() {
      agent.destroy()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
