/**
 * Returns the problem with a URL to which a key would be sent, or null. The message never repeats credentials in the
 * URL, because it is logged.
 */
export function baseUrlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    return 'is not a URL: use one that begins with https://, e.g. https://gateway.example.com/v1';
  }
  if (url.username !== '' || url.password !== '') {
    return 'contains a user name or password: remove it, and set the key with FORGE_API_KEY or the input api-key';
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return `http://${url.host} is not encrypted, but keys and code are only sent over TLS: use https, or a server on localhost`;
  }
  return null;
}

/** Returns true for addresses of this machine. `URL` has already normalized IPv4 addresses. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
