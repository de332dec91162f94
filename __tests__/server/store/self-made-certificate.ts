import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a self-signed certificate as PEM. Returns undefined if openssl is missing.
 * @param names the subject in the syntax of openssl: `DNS:a.test,DNS:b.test`
 */
export function selfMadeCertificate(names = 'IP:127.0.0.1'): { readonly key: string; readonly cert: string } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-certificate-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', `subjectAltName=${names}`]
    const made = spawnSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-days', '2', ...subject])
    return made.status === 0 ? { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
