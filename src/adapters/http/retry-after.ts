/**
 * Returns how long the server asks to wait, in ms. `retry-after-ms` (OpenAI, Azure) is the most precise. `retry-after`
 * has seconds or a date (RFC 9110, 10.2.3), which is compared with the server's own `date`, so our clock does not
 * matter. Gemini sends `"retryDelay": "34s"` in the body.
 */
export function retryAfterMs(headers: Headers, body: string): number | undefined {
  const ms = decimal(headers.get('retry-after-ms'));
  if (ms !== undefined) return Math.ceil(ms);
  const header = headers.get('retry-after');
  const seconds = decimal(header) ?? decimal(/"retryDelay"\s*:\s*"([\d.]+)s"/.exec(body)?.[1] ?? null);
  if (seconds !== undefined) return Math.ceil(seconds * 1000);
  const until = Date.parse(header ?? '') - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until);
}

function decimal(text: string | null): number | undefined {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}
