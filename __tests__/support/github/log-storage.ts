import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How one address answers: a text, a status, or trouble below HTTP. */
export type StoredLog = string | number | ((response: ServerResponse) => void);

export interface LogStorage extends AsyncDisposable {
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Keeps a log; gives its signed address. */
  put(name: string, log: StoredLog): string;
}

/** The storage that GitHub's answers point to: another host, which must never see the token. */
export async function startLogStorage(): Promise<LogStorage> {
  const logs = new Map<string, StoredLog>();
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    requests.push({ path: url, headers });
    const log = logs.get(url) ?? 404;
    if (typeof log === 'function') log(response);
    else if (typeof log === 'number') response.writeHead(log).end('<Error/>');
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(log);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    put: (name, log) => {
      const path = `/${name}?sig=Zm9yZ2Utc2lnbmF0dXJl`;
      logs.set(path, log);
      return `http://127.0.0.1:${port}${path}`;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
