import { describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../../support/model-server/script.ts';
import {
  call,
  complete,
  DOORS,
  execute,
  KEY,
  lines,
  PROVIDERS,
  type ProviderName,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

/** What the issue allows the first request, in bytes of JSON. */
const FIRST_REQUEST_LIMIT = 5 * 1024;

const FILES = { 'src/a.txt': lines(30), 'src/b.txt': 'b\n' };

const WORK = [
  turn(call('read_file', { path: 'src/a.txt' }), call('list_files', {})),
  turn(call('read_file', { path: 'no/such/file' }), write('vendor/x', 'denied\n')),
  turn(call('search_files', { pattern: 'line 1' })),
  { text: 'Thinking aloud, without a call.' },
  turn(execute('git status --short; echo out; echo err >&2; exit 3')),
  turn(write('src/b.txt', 'c\n')),
  turn(complete()),
];

/** Where each protocol keeps its history. */
const HISTORY: Readonly<Record<ProviderName, string>> = {
  'openai-compatible': 'messages',
  openai: 'input',
  anthropic: 'messages',
  google: 'contents',
};

/** The history without Anthropic's cache marks, which move to the last message by design. */
function historyOf(request: RecordedRequest, provider: ProviderName): readonly string[] {
  const entries = request.json[HISTORY[provider]] as readonly unknown[];
  return entries.map((entry) =>
    JSON.stringify(entry, (key, value: unknown) => (key === 'cache_control' ? undefined : value)),
  );
}

/** Everything in a request but its history and the cap on the answer, which shrinks with the budget. */
function headOf(request: RecordedRequest, provider: ProviderName): unknown {
  const { [HISTORY[provider]]: _history, ...head } = request.json;
  return head;
}

describe.concurrent.each(PROVIDERS)('requests to %s', (provider) => {
  test('begin with 5 kB at most, and each extends the one before', async () => {
    const run = await wholeRun({ files: FILES, provider, script: WORK });
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests).toHaveLength(WORK.length);
    expect(Buffer.byteLength(run.requests[0]!.body)).toBeLessThanOrEqual(FIRST_REQUEST_LIMIT);
    for (const [index, request] of run.requests.slice(1).entries()) {
      const before = historyOf(run.requests[index]!, provider);
      const now = historyOf(request, provider);
      expect(now.length).toBeGreaterThan(before.length);
      expect(now.slice(0, before.length)).toEqual(before);
      expect(headOf(request, provider)).toEqual(headOf(run.requests[0]!, provider));
    }
  });
});

test.concurrent('to openai-compatible servers the bytes themselves are an extension', async () => {
  const run = await wholeRun({ files: FILES, script: WORK });
  const bodies = run.requests.map(({ body }) => body);
  for (const [index, body] of bodies.slice(1).entries()) {
    expect(body.startsWith(bodies[index]!.slice(0, -']}'.length))).toBe(true);
  }
});

/** The forms in which docs/reports.md forbids a key to leave the run. */
function forms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex'),
    [...secret].reverse().join(''),
    [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ];
}

/** Every place in which one of the key's forms stands. */
function leaks(run: WholeRun): readonly string[] {
  const places = new Map([
    ...run.reports.files(),
    ['stdout', run.stdout],
    ['stderr', run.stderr],
    ['summary', run.summary],
    ['outputs', JSON.stringify(run.outputs)],
  ]);
  return [...places].flatMap(([place, text]) =>
    forms(KEY).some((form) => text.includes(form)) ? [place] : [],
  );
}

describe.concurrent.each(DOORS)('the key, through the %s door,', (door) => {
  const loud = door === 'cli' ? { door, args: ['--debug'] } : { door, inputs: { verbosity: 'debug' } };

  test('reaches no command and no gate', async () => {
    const search =
      `env | base64 -w0; for f in /proc/[0-9]*/environ /proc/[0-9]*/cmdline; do tr "\\0" "\\n" < $f 2>/dev/null; done | ` +
      `grep -c -e ${KEY.slice(0, 4)} -e INPUT_ -e FORGE_API`;
    const config = `quality_gates: [{ name: Look, command: '! (env; cat /proc/[0-9]*/environ) 2>/dev/null | grep -q ${KEY}' }]\n`;
    const run = await wholeRun({
      files: FILES,
      config,
      ...loud,
      env: { OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY },
      script: [turn(execute(search)), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'passed', was_red: false }]);
    expect(leaks(run)).toEqual([]);
    expect(
      Buffer.from(/\n([A-Za-z0-9+/=]{40,})/.exec(run.reports.toolTexts[0]!)![1]!, 'base64').toString(),
    ).not.toContain(KEY);
  });

  test('stands in no report, log, output or summary, whatever the model says', async () => {
    const run = await wholeRun({
      files: FILES,
      ...loud,
      task: `Do it with ${KEY}.`,
      script: (request, index) => {
        const key =
          Object.values(request.headers)
            .join(' ')
            .match(/fhk-\w+/)?.[0] ?? 'none';
        const said = forms(key).join('\n');
        if (index === 0)
          return { text: said, calls: [execute(`echo '${said}'`), call('read_file', { path: key })] };
        return turn(complete(`Done.\n${said}`));
      },
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests[1]!.body).toContain(KEY);
    expect(leaks(run)).toEqual([]);
  });
});
