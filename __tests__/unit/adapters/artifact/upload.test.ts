import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadArtifact } from '../../../../src/adapters/artifact/upload.ts';
import type { Uploaded } from '../../../../src/core/forge/artifact.ts';
import {
  type ArtifactServiceOptions,
  startArtifactService,
} from '../../../support/artifact-service/server.ts';

const PROGRAM = resolve(import.meta.dirname, '../../../support/artifact-service/program.ts');

interface Asked {
  readonly env: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly retentionDays?: number | null;
  readonly timeoutMs?: number;
  readonly cancel?: AbortSignal;
  readonly masked?: string[];
}

function upload({ env, name = 'forge', retentionDays = null, ...asked }: Asked): Promise<Uploaded> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-upload-'));
  const file = join(folder, 'execution.json');
  writeFileSync(file, '{"outcome":"success"}\n');
  return uploadArtifact(
    { name, folder, files: [file], retentionDays },
    {
      program: PROGRAM,
      env,
      timeoutMs: asked.timeoutMs ?? 30_000,
      cancel: asked.cancel ?? new AbortController().signal,
      mask: (line) => asked.masked?.push(line),
    },
  );
}

/** The answer of a service that has this to say. */
async function answerOf(options: ArtifactServiceOptions): Promise<Uploaded> {
  await using service = await startArtifactService(options);
  return await upload({ env: service.env });
}

describe('an upload', () => {
  test('makes one artifact of the files, kept as long as asked, and masks the address it went to', async () => {
    await using service = await startArtifactService();
    const masked: string[] = [];
    const answer = await upload({ env: service.env, name: 'forge-lint-1', retentionDays: 7, masked });
    expect(answer).toEqual({ ok: true, id: '1000' });
    expect(service.artifacts).toHaveLength(1);
    const [artifact] = service.artifacts;
    expect(artifact?.name).toBe('forge-lint-1');
    expect(artifact?.files.get('execution.json')?.toString()).toBe('{"outcome":"success"}\n');
    const days = (Date.parse(artifact?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(masked).toContain('::add-mask::c2VjcmV0');
    expect(masked.filter((line) => !line.startsWith('::add-mask::'))).toEqual([]);
  });

  test('is told that the storage is full', async () => {
    const body = {
      code: 'resource_exhausted',
      msg: 'Failed to CreateArtifact: insufficient usage to create artifact',
    };
    const answer = await answerOf({ fault: () => ({ status: 403, body }) });
    expect(answer).toMatchObject({ ok: false, trouble: 'quota' });
  });

  test('is told that the name is taken', async () => {
    await using service = await startArtifactService();
    expect(await upload({ env: service.env })).toMatchObject({ ok: true });
    expect(await upload({ env: service.env })).toMatchObject({ ok: false, trouble: 'taken' });
    expect(service.artifacts).toHaveLength(1);
  });

  test('is told what else the service refuses', async () => {
    const body = { code: 'permission_denied', msg: 'not for you' };
    const answer = await answerOf({ fault: () => ({ status: 403, body }) });
    expect(answer).toMatchObject({
      ok: false,
      trouble: 'refused',
      why: expect.stringContaining('not for you'),
    });
  });

  test('is tried again after a 503', async () => {
    const busy = { status: 503, body: { code: 'unavailable', msg: 'busy' } };
    const answer = await answerOf({ fault: (_step, before) => (before === 0 ? busy : null) });
    expect(answer).toMatchObject({ ok: true });
  });

  test('gives a service up that is dead', async () => {
    const closed = createServer();
    await new Promise<void>((ready) => closed.listen(0, '127.0.0.1', ready));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    await using service = await startArtifactService();
    const answer = await upload({
      env: { ...service.env, ACTIONS_RESULTS_URL: `http://127.0.0.1:${port}/` },
    });
    expect(answer).toMatchObject({ ok: false, trouble: 'unavailable' });
  });

  test.each(['CreateArtifact', 'blob', 'FinalizeArtifact'] as const)(
    'ends at once when the user cancels while %s goes unanswered, and asks for nothing more',
    async (stalled) => {
      const cancel = new AbortController();
      await using service = await startArtifactService({
        fault: (step) => (step === stalled ? 'stall' : null),
        onStep: (step) => {
          if (step === stalled) cancel.abort();
        },
      });
      const answer = await upload({ env: service.env, cancel: cancel.signal });
      expect(answer).toMatchObject({ ok: false, trouble: 'cancelled' });
      await expect.poll(() => service.hungUp).toBe(1);
      expect(service.steps.filter((step) => step === stalled)).toHaveLength(1);
      expect(service.artifacts).toEqual([]);
    },
  );

  test('is given up when its time is over', async () => {
    await using service = await startArtifactService({ fault: () => 'stall' });
    const answer = await upload({ env: service.env, timeoutMs: 1 });
    expect(answer).toMatchObject({
      ok: false,
      trouble: 'unavailable',
      why: expect.stringContaining('within'),
    });
    expect(service.artifacts).toEqual([]);
  });

  test('never begins where the user has cancelled', async () => {
    await using service = await startArtifactService();
    const answer = await upload({ env: service.env, cancel: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, trouble: 'cancelled' });
    expect(service.steps).toEqual([]);
  });

  test('is no harm where the program cannot be loaded', async () => {
    const answer = await uploadArtifact(
      { name: 'x', folder: '/nowhere', files: [], retentionDays: null },
      {
        program: '/nowhere/upload.js',
        env: {},
        timeoutMs: 5000,
        cancel: new AbortController().signal,
        mask: () => undefined,
      },
    );
    expect(answer).toMatchObject({ ok: false, trouble: 'refused' });
  });
});
