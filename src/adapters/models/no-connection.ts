import type { Peer } from './peer.ts';
import { cleanServerText } from './server-text.ts';

/** Why nothing came of a connection, in words for the user, and whether another try may help. */
export interface NoConnection {
  /** What happened, with the reason in brackets. Free of secrets. */
  readonly what: string;
  readonly remedy: string;
  readonly passes: boolean;
}

/** Node's codes of certificates that it does not trust. They do not get better by asking again. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/;
/** OpenSSL's words for an answer that is not of TLS: it reads a length or a version into plain text. */
const NO_TLS = /wrong version number|packet length too long|http request/i;
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** What was wrong with a connection to `address`, told by what `node:http` threw. The run and `doctor` say the same. */
export function noConnection(error: unknown, peer: Pick<Peer, 'address' | 'secrets'>): NoConnection {
  const { address } = peer;
  const source = sourceOf(error);
  const code = source?.code;
  const reason = cleanServerText(reasonOf(error, code), peer.secrets);
  const found = (what: string, remedy: string, passes: boolean): NoConnection => ({
    what: `${what} (${reason})`,
    remedy,
    passes,
  });
  const unreached = `cannot reach ${address}`;
  if (source === undefined || code === undefined) return found(unreached, ADDRESS_OR_PROXY, true);
  if (code === 'EPROTO' && NO_TLS.test(source.message)) {
    return found(unreached, 'no TLS at that port: http:// instead of https://?', false);
  }
  if (CERTIFICATE.test(code)) {
    const what = `the certificate of ${address} is not trusted`;
    return found(what, "set NODE_EXTRA_CA_CERTS to your authority's file", false);
  }
  if (code === 'ECONNREFUSED') {
    const remedy = isElsewhere(source, address)
      ? 'the proxy does not listen: check HTTPS_PROXY'
      : 'nobody listens there: is the server up?';
    return found(unreached, remedy, true);
  }
  if (code === 'ECONNRESET') {
    return found(`${address} closed the connection without an answer`, afterReset(address), true);
  }
  return found(unreached, NO_HOST.has(code) ? 'check the base URL' : ADDRESS_OR_PROXY, true);
}

const ADDRESS_OR_PROXY = 'check the base URL and HTTPS_PROXY';

/** A server of TLS that is spoken to without it closes the connection. */
function afterReset(address: string): string {
  const remedy = "see the server's log, or run again later";
  return address.startsWith('http:') ? `${remedy}; https:// instead of http://?` : remedy;
}

/** Whether it was another port that refused: then it was the proxy's. */
function isElsewhere({ port }: Source, address: string): boolean {
  const url = new URL(address);
  const own = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  return port !== undefined && port !== own;
}

/** An error and what it was caused by, outermost first. */
export function causes(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) chain.push(at);
  return chain;
}

/** The error that has a code, as Node gives one to what its network does. */
interface Source {
  readonly code: string;
  readonly message: string;
  /** Of the address that was not reached. */
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

/** undici's own codes tell a reader less than its words do. */
function reasonOf(error: unknown, code: string | undefined): string {
  return code === undefined || code.startsWith('UND_') ? innermost(error) : code;
}

function innermost(error: unknown): string {
  return causes(error).at(-1)?.message ?? 'unknown reason';
}
