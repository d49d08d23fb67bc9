import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStateFile } from '../../../../src/adapters/workspace/state-file.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { Heartbeat, stateProblem } from '../../../../src/run/record/heartbeat.ts';
import { ManualClock } from '../../adapters/models/manual-clock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'forge-state-'));

function beating(root: string, path = 'STATE.json') {
  const clock = new ManualClock();
  const events: RunEvent[] = [];
  const file = openStateFile(root, path);
  const heartbeat = new Heartbeat({
    file,
    maxAgeMs: 300_000,
    sessionId: 'session-run-1',
    clock,
    emit: (event) => events.push(event),
  });
  const fields = () => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
  return { clock, events, heartbeat, fields, file };
}

describe('the heartbeat', () => {
  it('writes the three fields at once, and keeps every other field', () => {
    const root = folder();
    writeFileSync(join(root, 'STATE.json'), '{"phase":"two","status":"old","list":[1]}');
    const { heartbeat, fields } = beating(root);
    expect(fields()).toEqual({
      phase: 'two',
      list: [1],
      sessionId: 'session-run-1',
      status: 'running',
      lastUpdated: '1970-01-01T00:00:00.000Z',
    });
    heartbeat.end('success');
    expect(fields()).toMatchObject({ status: 'success', phase: 'two' });
  });

  it('makes the file where there is none, with its folder', () => {
    const root = folder();
    const { heartbeat, fields } = beating(root, 'boot/STATE.json');
    expect(fields()).toMatchObject({ status: 'running' });
    expect(heartbeat.problem()).toBeNull();
    heartbeat.end('success');
  });

  it('beats often enough that the state is never stale', async () => {
    const { clock, heartbeat, fields } = beating(folder());
    for (let minute = 0; minute < 20; minute += 1) {
      await clock.advance(60_000);
      expect(heartbeat.ageMs()).toBeLessThanOrEqual(150_000);
    }
    expect(fields().lastUpdated).toBe('1970-01-01T00:20:00.000Z');
    heartbeat.end('failure');
  });

  it('ends with the run, so that nothing keeps the process alive', async () => {
    const { clock, heartbeat } = beating(folder());
    await clock.advance(1);
    heartbeat.end('success');
    await clock.advance(1);
    expect(clock.sleepers).toBe(0);
  });

  it('undoes what a command did to the file', async () => {
    const root = folder();
    writeFileSync(join(root, 'STATE.json'), '{"phase":"two"}');
    const { clock, fields, heartbeat } = beating(root);
    writeFileSync(join(root, 'STATE.json'), 'scribble');
    await clock.advance(150_000);
    expect(fields()).toMatchObject({ phase: 'two', status: 'running' });
    heartbeat.end('success');
  });

  it('makes the file valid again before a commit asks whether it is', () => {
    const root = folder();
    writeFileSync(join(root, 'STATE.json'), '{"phase":"two"}');
    const { fields, heartbeat } = beating(root);
    writeFileSync(join(root, 'STATE.json'), 'scribble');
    expect(heartbeat.problem()).toBeNull();
    expect(fields()).toMatchObject({ phase: 'two', status: 'running' });
    heartbeat.end('success');
  });

  it('leaves alone what is no JSON object, says so, and grows old', async () => {
    const root = folder();
    writeFileSync(join(root, 'STATE.json'), '[1]');
    const { clock, heartbeat, events } = beating(root);
    await clock.advance(400_000);
    heartbeat.end('success');
    expect(readFileSync(join(root, 'STATE.json'), 'utf8')).toBe('[1]');
    expect(heartbeat.ageMs()).toBe(400_000);
    expect(heartbeat.problem()).toBe('STATE.json is not a JSON object');
    expect(events).toMatchObject([{ type: 'notice', level: 'warning' }]);
  });

  it('never writes through a link that a command put in the way', async () => {
    const [root, outside] = [folder(), folder()];
    const { clock, heartbeat, fields } = beating(root);
    writeFileSync(join(outside, 'victim'), 'whole');
    symlinkSync(join(outside, 'victim'), join(root, 'link'));
    mkdirSync(join(root, 'sub'));
    await clock.advance(1);
    const linked = beating(root, 'link');
    linked.heartbeat.end('success');
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('whole');
    symlinkSync(outside, join(root, 'out'));
    const through = beating(root, 'out/STATE.json');
    through.heartbeat.end('success');
    expect(existsSync(join(outside, 'STATE.json'))).toBe(false);
    expect(through.heartbeat.problem()).not.toBeNull();
    heartbeat.end('success');
    expect(fields()).toMatchObject({ status: 'success' });
  });

  it('keeps the mode of the file, and leaves nothing beside it', () => {
    const root = folder();
    writeFileSync(join(root, 'STATE.json'), '{}');
    chmodSync(join(root, 'STATE.json'), 0o640);
    const { heartbeat } = beating(root);
    heartbeat.end('success');
    expect(lstatSync(join(root, 'STATE.json')).mode & 0o777).toBe(0o640);
    expect(existsSync(join(root, 'STATE.json.forge-new'))).toBe(false);
  });
});

describe('a state file', () => {
  it.each([
    ['{"sessionId":"s","status":"x","lastUpdated":"2026-02-01T14:30:00.000Z"}', null],
    ['{"sessionId":"s"}', 'STATE.json lacks status, lastUpdated'],
    [
      '{"sessionId":"s","status":"x","lastUpdated":"yesterday"}',
      'STATE.json has a lastUpdated that is not a time',
    ],
    ['{', 'STATE.json is not valid JSON'],
  ])('holding %j: %s', (text, expected) => {
    const root = folder();
    writeFileSync(join(root, 'STATE.json'), text);
    expect(stateProblem(openStateFile(root, 'STATE.json'))).toBe(expected);
  });

  it('has to be there', () => {
    expect(stateProblem(openStateFile(folder(), 'STATE.json'))).toBe('STATE.json does not exist');
  });
});
