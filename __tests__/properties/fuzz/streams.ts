import assert from 'node:assert/strict';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { Collector, wireCalls } from '../../../src/adapters/models/attempt/collect-stream.ts';
import type { Property } from './property.ts';
import { oneOf } from './words.ts';

const id = oneOf(['0', '1', 'a', '', '__proto__']);
const delta = fc.oneof(
  oneOf(['', 'x', '{"path":', '"a"}', '\ud83d', '\ude00', '\0']),
  fc.string({ maxLength: 5 }),
);
const metadata = oneOf([undefined, { anthropic: { signature: 's' } }, { __proto__: {} }]);
/** Parts in any order: started twice, ended before they began, never ended. */
const part: fc.Arbitrary<LanguageModelV4StreamPart> = fc
  .record({
    type: oneOf([
      ...['text-start', 'text-delta', 'text-end', 'reasoning-start', 'reasoning-delta', 'reasoning-end'],
      ...['tool-input-start', 'tool-input-delta', 'tool-input-end', 'tool-call', 'stream-start', 'raw', 'x'],
    ]),
    id,
    delta,
    providerMetadata: metadata,
    toolName: oneOf(['read_file', '', 'constructor']),
  })
  .map((one) => ({ ...one, toolCallId: one.id, input: one.delta }) as unknown as LanguageModelV4StreamPart);

function lengthOf(
  parts: readonly LanguageModelV4StreamPart[],
  type: 'text-delta' | 'reasoning-delta',
): number {
  return parts.reduce((sum, each) => sum + (each.type === type ? each.delta.length : 0), 0);
}

export const streamsAreKept: Property<{ parts: LanguageModelV4StreamPart[] }> = {
  name: 'of a stream in any order no text is lost, and a call is whole only where the server said so',
  inputs: fc.record({ parts: fc.array(part, { maxLength: 25 }) }),
  holds: ({ parts }) => {
    const collector = new Collector();
    for (const each of parts) collector.take(each);
    const { blocks } = collector.result();
    for (const kind of ['text', 'reasoning'] as const) {
      const kept = blocks
        .filter((block) => block.kind === kind)
        .reduce((sum, { text }) => sum + text.length, 0);
      assert.equal(kept, lengthOf(parts, `${kind}-delta`), `${kind} was lost`);
    }
    const finished = parts.flatMap((each) =>
      each.type === 'tool-call' ? [`${each.toolName}:${each.input}`] : [],
    );
    const whole = wireCalls(blocks, () => true).filter(({ complete }) => complete);
    for (const { name, input } of whole)
      assert.ok(finished.includes(`${name}:${input}`), 'a call that nobody made');
    assert.equal(whole.length, finished.length, 'a call was lost');
  },
};
