/**
 * Why an address is no place to send a key to, with the remedy; null where it is one. Credentials in it are never
 * repeated in the message, for it is logged.
 */
export function baseUrlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    return 'is no address: write one that begins with https://, e.g. https://gateway.example.com/v1';
  }
  if (url.username !== '' || url.password !== '') {
    return 'holds a user name or password: remove it, and give the key by FORGE_API_KEY or the input api-key';
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return `http://${url.host} is not encrypted, and keys and sources go over TLS only: use https, or a server on localhost`;
  }
  return null;
}

/** Addresses of this very machine. `URL` has already turned every spelling of an IPv4 address into four numbers. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
