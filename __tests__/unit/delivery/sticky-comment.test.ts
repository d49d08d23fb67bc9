import { describe, expect, test } from 'vitest';
import { type Comment, ForgeError, type ForgeTrouble } from '../../../src/core/forge/forge.ts';
import { stickyLine } from '../../../src/core/forge/sticky-mark.ts';
import { StickyComment } from '../../../src/delivery/sticky-comment.ts';
import { ManualClock } from '../adapters/models/manual-clock.ts';

const MINE = { key: 'abc', runId: 50, attempt: 1 };
const UNDER_WAY = stickyLine({ ...MINE, isOver: false });
const OVER = stickyLine({ ...MINE, isOver: true });

/** The comments of an issue, in memory; what is written can be kept waiting, and can fail. */
class Issue {
  readonly clock = new ManualClock();
  readonly bodies = new Map<number, string>();
  /** What was written, with the clock's time. */
  readonly writes: string[] = [];
  readonly troubles: string[] = [];
  fault: ForgeTrouble | null = null;
  attempts = 0;
  under = 0;
  most = 0;
  held: Promise<void> = Promise.resolve();
  #last = 0;

  sticky(): StickyComment {
    return new StickyComment({
      forge: async () => ({
        stickyComment: async (_, marker) => {
          const found = [...this.bodies].find(([, body]) => body.startsWith(marker));
          return found === undefined ? null : comment(...found);
        },
        createComment: (_, body) => this.#write('create', ++this.#last, body),
        updateComment: (id, body) => this.#write('update', id, body),
      }),
      thread: async () => ({
        comment: async (id) => (this.bodies.has(id) ? comment(id, this.bodies.get(id) ?? '') : null),
      }),
      clock: this.clock,
      issue: 7,
      mark: MINE,
      trouble: (why) => this.troubles.push(why),
    });
  }

  async #write(what: string, id: number, body: string): Promise<Comment> {
    this.attempts += 1;
    this.under += 1;
    this.most = Math.max(this.most, this.under);
    await this.held;
    this.under -= 1;
    if (this.fault !== null) throw new ForgeError(this.fault, null, `no: ${this.fault}`);
    if (what === 'update' && !this.bodies.has(id)) throw new ForgeError('not_found', 404, 'gone');
    this.bodies.set(id, body);
    this.writes.push(`${this.clock.monotonic()} ${what} ${body.split('\n')[1]}`);
    return comment(id, body);
  }
}

function comment(id: number, body: string): Comment {
  return { id, url: '', body, author: null, createdAt: 0, updatedAt: 0 };
}

describe('the sticky comment of a run', () => {
  test('is written once for a run that ends at once', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    sticky.show(() => 'working');
    await issue.clock.advance(900);
    await sticky.end('done');
    expect(issue.writes).toEqual(['900 create done']);
    expect(issue.bodies.get(1)).toBe(`${OVER}\ndone`);
  });

  test('shows the latest state, at most one in 15 s, and says that it is under way', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    let turn = 0;
    for (let second = 0; second < 40; second += 1) {
      turn += 1;
      sticky.show(() => `turn ${turn}`);
      await issue.clock.advance(1000);
    }
    expect(issue.writes).toEqual(['1000 create turn 1', '16000 update turn 16', '31000 update turn 31']);
    expect(issue.bodies.get(1)).toBe(`${UNDER_WAY}\nturn 31`);
    await sticky.end('done');
    expect(issue.bodies.get(1)).toBe(`${OVER}\ndone`);
  });

  test('is written more seldom the longer a run takes', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    for (let minute = 0; minute < 60 * 4; minute += 1) {
      sticky.show(() => `minute ${minute / 4}`);
      await issue.clock.advance(15_000);
    }
    expect(issue.writes.length).toBeLessThan(80);
    await sticky.end('done');
  });

  test('is written by one writer, whatever is shown meanwhile', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    let go = (): void => undefined;
    issue.held = new Promise((done) => {
      go = done;
    });
    sticky.show(() => 'one');
    await issue.clock.advance(60_000);
    sticky.show(() => 'two');
    await issue.clock.advance(60_000);
    const ended = sticky.end('done');
    await issue.clock.advance(1000);
    go();
    await ended;
    expect(issue.most).toBe(1);
    expect(issue.writes.map((write) => write.replace(/^\d+ /, ''))).toEqual(['create one', 'update done']);
  });

  test('is not written again where nothing is new', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    for (let times = 0; times < 3; times += 1) {
      sticky.show(() => 'the same');
      await issue.clock.advance(20_000);
    }
    expect(issue.writes).toHaveLength(1);
    await sticky.end('done');
  });

  test('takes over what an older run said', async () => {
    const issue = new Issue();
    issue.bodies.set(9, `${stickyLine({ ...MINE, runId: 49, attempt: 7, isOver: false })}\nold`);
    await issue.sticky().end('done');
    expect([...issue.bodies]).toEqual([[9, `${OVER}\ndone`]]);
  });

  test.each([
    ['a newer run', { runId: 51, attempt: 1 }],
    ['a later attempt', { runId: 50, attempt: 2 }],
  ])('is left to %s, also when that comes in the middle', async (_, newer) => {
    const theirs = `${stickyLine({ ...MINE, ...newer, isOver: false })}\ntheirs`;
    const issue = new Issue();
    const sticky = issue.sticky();
    sticky.show(() => 'ours');
    await issue.clock.advance(1000);
    issue.bodies.set(1, theirs);
    sticky.show(() => 'ours again');
    await issue.clock.advance(60_000);
    await sticky.end('done');
    expect(issue.bodies.get(1)).toBe(theirs);
    expect(issue.writes).toHaveLength(1);
  });

  test('is not of another job or leg', async () => {
    const issue = new Issue();
    const theirs = `${stickyLine({ ...MINE, key: 'abcd', isOver: false })}\ntheirs`;
    issue.bodies.set(9, theirs);
    await issue.sticky().end('done');
    expect(issue.bodies.get(9)).toBe(theirs);
    expect(issue.bodies.get(1)).toBe(`${OVER}\ndone`);
  });

  test('that somebody deletes comes back with the result, and not before', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    sticky.show(() => 'one');
    await issue.clock.advance(1000);
    issue.bodies.clear();
    sticky.show(() => 'two');
    await issue.clock.advance(60_000);
    expect(issue.bodies.size).toBe(0);
    await sticky.end('done');
    expect([...issue.bodies]).toEqual([[2, `${OVER}\ndone`]]);
  });

  test.each(['forbidden', 'unauthorised'] as const)(
    'that may not be written is tried once, and told once: %s',
    async (fault) => {
      const issue = new Issue();
      issue.fault = fault;
      const sticky = issue.sticky();
      for (let times = 0; times < 5; times += 1) {
        sticky.show(() => `${times}`);
        await issue.clock.advance(60_000);
      }
      issue.fault = null;
      await sticky.end('done');
      expect(issue.writes).toEqual([]);
      expect(issue.troubles).toEqual([`no: ${fault}`]);
    },
  );

  test.each(['unavailable', 'rate_limited', 'invalid', 'not_found', 'conflict'] as const)(
    'that cannot be written now is tried ever more seldom, told once, and ends with the result: %s',
    async (fault) => {
      const issue = new Issue();
      issue.fault = fault;
      const sticky = issue.sticky();
      for (let times = 0; times < 10; times += 1) {
        sticky.show(() => `${times}`);
        await issue.clock.advance(15_000);
      }
      // At 1, 31 and 91 s.
      expect(issue.attempts).toBe(3);
      expect(issue.troubles).toEqual([`no: ${fault}`]);
      issue.fault = null;
      await sticky.end('done');
      expect(issue.writes.at(-1)).toContain('create done');
    },
  );

  test('that cannot even be made up is trouble like any other, and the run goes on', async () => {
    const issue = new Issue();
    const sticky = issue.sticky();
    sticky.show(() => {
      throw new Error('a defect');
    });
    await issue.clock.advance(1000);
    await sticky.end('done');
    expect(issue.troubles).toEqual(['a defect']);
    expect(issue.writes).toEqual(['1000 create done']);
  });
});
