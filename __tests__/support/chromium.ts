import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Data = Readonly<Record<string, unknown>>;

interface Answer {
  readonly resolve: (result: Data) => void;
  readonly reject: (error: Error) => void;
}

/** A real Chromium without a window, driven by its own protocol. */
export class Chromium {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Answer>();
  readonly #heard: ((method: string, session: string, params: Data) => void)[] = [];
  #last = 0;

  private constructor(process: ChildProcess, folder: string, socket: WebSocket) {
    this.#process = process;
    this.#folder = folder;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))));
  }

  static async start(): Promise<Chromium> {
    const folder = mkdtempSync(join(tmpdir(), 'forge-chromium-'));
    const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run'];
    const child = spawn('chromium', [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder },
    });
    for await (const line of createInterface({ input: child.stderr })) {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address === undefined) continue;
      child.stderr.resume();
      const socket = new WebSocket(address);
      await once(socket, 'open');
      return new Chromium(child, folder, socket);
    }
    throw new Error('chromium did not start');
  }

  /** Opens a page of this size in CSS pixels. */
  async page(width: number, height: number): Promise<Page> {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page(this, String(sessionId));
    await page.send('Page.enable');
    await page.send('Runtime.enable');
    await page.send('Network.enable');
    await page.send('Log.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
    return page;
  }

  send(method: string, params: Data = {}, sessionId?: string): Promise<Data> {
    const id = ++this.#last;
    this.#socket.send(
      JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }),
    );
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  on(listener: (method: string, session: string, params: Data) => void): void {
    this.#heard.push(listener);
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    await this.send('Browser.close');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #take({ id, result, error, method, sessionId, params }: Data): void {
    if (typeof id !== 'number') {
      for (const each of this.#heard) each(String(method), String(sessionId), (params ?? {}) as Data);
      return;
    }
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error !== undefined) answer?.reject(new Error(JSON.stringify(error)));
    else answer?.resolve((result ?? {}) as Data);
  }
}

export interface Look {
  readonly scheme?: 'light' | 'dark';
  readonly media?: 'screen' | 'print';
}

/** One tab. */
export class Page {
  readonly #browser: Chromium;
  readonly #session: string;
  /** Messages of the console and refusals of the page's policy. */
  readonly complaints: string[] = [];
  /** Addresses that the page asked for, without its own. */
  readonly requested: string[] = [];

  constructor(browser: Chromium, session: string) {
    this.#browser = browser;
    this.#session = session;
    browser.on((method, from, params) => {
      if (from !== session) return;
      if (
        method === 'Runtime.exceptionThrown' ||
        method === 'Runtime.consoleAPICalled' ||
        method === 'Log.entryAdded'
      )
        this.complaints.push(JSON.stringify(params));
      if (method === 'Network.requestWillBeSent') {
        const { url } = params.request as { readonly url: string };
        if (params.type !== 'Document') this.requested.push(url);
      }
    });
  }

  send(method: string, params: Data = {}): Promise<Data> {
    return this.#browser.send(method, params, this.#session);
  }

  async close(): Promise<void> {
    await this.send('Page.close');
  }

  /** Opens an address and waits until the page is loaded. */
  async open(address: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => {
      this.#browser.on((method, from) => {
        if (from === this.#session && method === 'Page.loadEventFired') resolve();
      });
    });
    await this.send('Page.navigate', { url: address });
    await loaded;
  }

  async look({ scheme = 'light', media = 'screen' }: Look): Promise<void> {
    const features = [{ name: 'prefers-color-scheme', value: scheme }];
    await this.send('Emulation.setEmulatedMedia', { media: media === 'print' ? 'print' : '', features });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  /** Runs an expression outside the page's policy and returns its value, which must be JSON. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      allowUnsafeEvalBlockedByCSP: true,
    });
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return (result as Data).value;
  }

  async press(key: string, text = key.length === 1 ? key : ''): Promise<void> {
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }

  /** Returns a PNG of the window, or of the whole page. */
  async screenshot(whole = false): Promise<Buffer> {
    const { data } = await this.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: whole,
    });
    return Buffer.from(String(data), 'base64');
  }
}
