import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StopRun } from '../../../core/run/outcome.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Files with the certificates that curl trusts by default. The first that exists is used. */
const SYSTEM_BUNDLES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/ssl/cert.pem',
];

/**
 * Returns the certificate variables for git: GIT_SSL_CAINFO as the user set it. If only NODE_EXTRA_CA_CERTS is set, it
 * names a file in `folder` with the system's certificates and those, because git's setting replaces the trusted
 * certificates while Node's adds to them. Throws StopRun(config) if the file cannot be read.
 */
export async function trustVariables(env: Environment, folder: string): Promise<Record<string, string>> {
  const { GIT_SSL_CAINFO: own, GIT_SSL_CAPATH: ownFolder, NODE_EXTRA_CA_CERTS: extra } = env;
  if (own || ownFolder) {
    return { ...(own ? { GIT_SSL_CAINFO: own } : {}), ...(ownFolder ? { GIT_SSL_CAPATH: ownFolder } : {}) };
  }
  if (!extra) return {};
  const bundle = join(folder, 'certificates.pem');
  writeFileSync(bundle, `${await readCertificates(env)}\n${read(extra)}`);
  return { GIT_SSL_CAINFO: bundle };
}

async function readCertificates(env: Environment): Promise<string> {
  const file = [env.SSL_CERT_FILE ?? '', ...SYSTEM_BUNDLES].find((path) => path !== '' && existsSync(path));
  if (file !== undefined) return readFileSync(file, 'latin1');
  const { rootCertificates } = await import('node:tls');
  return rootCertificates.join('\n');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = `NODE_EXTRA_CA_CERTS is ${file}, which cannot be read (${code}): set it to a certificate file or unset it`;
    throw new StopRun({ kind: 'config', reason });
  }
}
