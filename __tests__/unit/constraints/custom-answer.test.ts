import { describe, expect, it } from 'vitest';
import { readCustomAnswer } from '../../../src/constraints/custom-answer.ts';
import { RESPONSES } from '../../../src/core/run/constraint.ts';

describe('the answer of a custom constraint', () => {
  it.each(RESPONSES)('takes the response %s', (action) => {
    const answer = readCustomAnswer({ violated: true, reason: 'full', metrics: { used: 3 }, action });
    expect(answer).toEqual({
      validation: { violated: true, reason: 'full', metrics: { used: 3 } },
      response: action,
    });
  });

  it('needs no more than "violated": a violation is a graceful exit then', () => {
    expect(readCustomAnswer({ violated: true })).toMatchObject({ response: 'graceful_exit' });
    expect(readCustomAnswer({ violated: false })).toEqual({
      validation: { violated: false, reason: '', metrics: {} },
      response: 'allow',
    });
  });

  it('allows where nothing is violated, whatever the action says', () => {
    expect(readCustomAnswer({ violated: false, action: 'emergency_stop' })).toMatchObject({
      response: 'allow',
    });
  });

  it.each([
    ['no object', null],
    ['a text', 'violated'],
    ['a list', [{ violated: false }]],
    ['nothing in it', {}],
    ['a text for true', { violated: 'true' }],
    ['a number for a reason', { violated: true, reason: 1 }],
    ['an unknown response', { violated: true, action: 'stop' }],
    ['a response of null', { violated: true, action: null }],
    ['a response that every object has', { violated: true, action: 'toString' }],
    ['an unknown response where nothing is violated', { violated: false, action: 'fine' }],
    ['metrics that are a list', { violated: false, metrics: [1] }],
    ['a metric that is an object', { violated: false, metrics: { a: {} } }],
    ['a metric with the name of the prototype', JSON.parse('{"violated":false,"metrics":{"__proto__":1}}')],
    [
      'too many metrics',
      { violated: false, metrics: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`m${n}`, n])) },
    ],
    ['what it only inherits', Object.create({ violated: false, reason: '', metrics: {} })],
  ])('is none with %s', (_, value) => {
    expect(readCustomAnswer(value)).toEqual(expect.any(String));
  });

  it('gives a reason of one line, without controls, that ends somewhere', () => {
    const answer = readCustomAnswer({ violated: true, reason: `a\n\u001b[2Jb\u202ec ${'x'.repeat(5000)}` });
    expect(answer).toMatchObject({
      validation: { reason: expect.stringMatching(/^a b\\u\{202E\}c x{900,}…$/) },
    });
  });
});
