import { describe, expect, test } from 'vitest';
import { Collector, wireCalls } from '../../../../../src/adapters/models/attempt/collect-stream.ts';
import { usageOf } from '../../../../../src/adapters/models/attempt/usage.ts';
import { providerBlocksOf } from '../../../../../src/adapters/models/conversation/provider-blocks.ts';
import { estimateTokens } from '../../../../../src/core/model/tokens.ts';

describe('a collector', () => {
  test('keeps blocks in their order and joins what belongs together', () => {
    const collector = new Collector();
    collector.take({ type: 'reasoning-start', id: '0' });
    collector.take({ type: 'reasoning-delta', id: '0', delta: 'Hm' });
    expect(collector.isThinking).toBe(true);
    collector.take({ type: 'reasoning-end', id: '0', providerMetadata: { p: { signature: 's' } } });
    collector.take({ type: 'text-start', id: '0', providerMetadata: { p: { a: 1 } } });
    collector.take({ type: 'text-delta', id: '0', delta: 'He' });
    collector.take({ type: 'text-delta', id: '0', delta: 'llo' });
    collector.take({ type: 'text-end', id: '0', providerMetadata: { p: { b: 2 } } });
    expect(collector.isThinking).toBe(false);
    expect(collector.result().blocks).toEqual([
      { kind: 'reasoning', text: 'Hm', metadata: { p: { signature: 's' } } },
      { kind: 'text', text: 'Hello', metadata: { p: { a: 1, b: 2 } } },
    ]);
  });

  test('does not take pings, metadata and raw data for words', () => {
    const collector = new Collector();
    expect(collector.take({ type: 'ping' })).toBe(false);
    expect(collector.take({ type: 'stream-start', warnings: [] })).toBe(false);
    expect(collector.take({ type: 'response-metadata', id: 'r' })).toBe(false);
    expect(collector.take({ type: 'raw', rawValue: {} })).toBe(false);
    expect(collector.isThinking).toBe(true);
  });

  test('reports a call that never ended', () => {
    const collector = new Collector();
    collector.take({ type: 'tool-input-start', id: 'a', toolName: 'read_file' });
    collector.take({ type: 'tool-input-delta', id: 'a', delta: '{"pa' });
    expect(wireCalls(collector.result().blocks, () => true)).toEqual([
      { id: 'a', name: 'read_file', input: '{"pa', complete: false },
    ]);
  });

  test('stops an answer without end', () => {
    const collector = new Collector();
    const delta = 'x'.repeat(1024 * 1024);
    for (let mb = 0; mb < 32; mb++) collector.take({ type: 'text-delta', id: '0', delta });
    expect(collector.tooLong).toBe(false);
    collector.take({ type: 'text-delta', id: '0', delta: 'x' });
    expect(collector.tooLong).toBe(true);
  });
});

test('an answer that text and calls tell whole needs no opaque part', () => {
  expect(providerBlocksOf([{ kind: 'text', text: 'a' }], [], 'p', 'm')).toBeUndefined();
});

test('tokens are estimated from bytes, rounded up', () => {
  expect([estimateTokens(''), estimateTokens('abcd'), estimateTokens('abcde')]).toEqual([0, 1, 2]);
  expect([estimateTokens('ääää'), estimateTokens(8)]).toEqual([2, 2]);
});

test('usage is never negative, and cache counts never exceed the input', () => {
  const reported = {
    inputTokens: { total: 10, noCache: -5, cacheRead: 15, cacheWrite: undefined },
    outputTokens: { total: 3, text: 3, reasoning: 0 },
  };
  expect(usageOf(reported, 400, 12)).toEqual({
    input: 10,
    cacheRead: 10,
    cacheWrite: 0,
    output: 3,
    estimated: false,
  });
});
