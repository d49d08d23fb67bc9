import { cleanServerText } from './server-text.ts';

/** The server that the connection was meant for. */
interface ContactedServer {
  /** Scheme, host and path of the base URL, without user name, password and query. */
  readonly address: string;
  /** Every spelling of the secrets that must not appear in messages. */
  readonly secrets: readonly string[];
}

/** The reason why a connection failed, for the user, and if another try may help. */
export interface ConnectionFailure {
  /** The failure, with the reason in parentheses. Contains no secrets. */
  readonly what: string;
  readonly remedy: string;
  readonly isTransient: boolean;
}

/** Node's codes for certificates that it does not trust. A retry does not help. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
/** OpenSSL's messages for an answer without TLS: it parses plain text as a length or a version. */
const NOT_TLS = /wrong version number|packet length too long|http request/i;
const HOST_NOT_FOUND = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** Describes a failed connection to `address` from the error of `node:http`. The run and `doctor` use the same text. */
export function describeConnectionFailure(error: unknown, endpointInfo: ContactedServer): ConnectionFailure {
  const { address } = endpointInfo;
  const source = sourceOf(error);
  const code = source?.code;
  const reason = cleanServerText(reasonOf(error, code), endpointInfo.secrets);
  const found = (what: string, remedy: string, passes: boolean): ConnectionFailure => ({
    what: `${what} (${reason})`,
    remedy,
    isTransient: passes,
  });
  const unreached = `cannot reach ${address}`;
  if (source === undefined || code === undefined) return found(unreached, ADDRESS_OR_PROXY, true);
  if (code === 'EPROTO' && NOT_TLS.test(source.message)) {
    return found(unreached, 'that port does not use TLS: use http:// instead of https://', false);
  }
  if (CERTIFICATE.test(code)) {
    const what = `the certificate of ${address} is not trusted`;
    return found(what, "set NODE_EXTRA_CA_CERTS to your authority's file", false);
  }
  if (code === 'ECONNREFUSED') {
    const remedy = isOtherPort(source, address)
      ? 'the proxy is not listening: check HTTPS_PROXY'
      : 'nothing listens there: check that the server is running';
    return found(unreached, remedy, true);
  }
  if (code === 'ECONNRESET') {
    return found(`${address} closed the connection without an answer`, afterReset(address), true);
  }
  return found(unreached, HOST_NOT_FOUND.has(code) ? 'check the base URL' : ADDRESS_OR_PROXY, true);
}

const ADDRESS_OR_PROXY = 'check the base URL and HTTPS_PROXY';

/** A TLS server closes a connection without TLS. */
function afterReset(address: string): string {
  const remedy = "see the server's log, or run again later";
  return address.startsWith('http:')
    ? `${remedy}; if the server uses TLS, use https:// instead of http://`
    : remedy;
}

/** Reports if another port refused, which is the proxy's. */
function isOtherPort({ port }: Source, address: string): boolean {
  const url = new URL(address);
  const expected = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  return port !== undefined && port !== expected;
}

/** Returns an error and its causes, outermost first. */
export function causes(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) chain.push(at);
  return chain;
}

/** An error with a code, as Node's network errors have it. */
interface Source {
  readonly code: string;
  readonly message: string;
  /** The port that was not reached. */
  readonly port: number | undefined;
}

function sourceOf(error: unknown): Source | undefined {
  for (const cause of causes(error)) {
    if ('code' in cause && typeof cause.code === 'string') {
      const port = 'port' in cause && typeof cause.port === 'number' ? cause.port : undefined;
      return { code: cause.code, message: cause.message, port };
    }
    if (cause instanceof AggregateError) {
      const inner = cause.errors.map(sourceOf).find((source) => source !== undefined);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

/** undici's codes say less than its messages. */
function reasonOf(error: unknown, code: string | undefined): string {
  return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}

function innermost(error: unknown): string {
  return causes(error).at(-1)?.message ?? 'unknown reason';
}
