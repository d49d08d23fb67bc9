import { describe, expect, it } from 'vitest';
import { type PromptFacts, systemPrompt } from '../../../src/agent/prompt.ts';
import { ruleLines } from '../../../src/run/judging/rules.ts';
import { settingsSchema } from '../../../src/settings/schema/schema.ts';

const FACTS: PromptFacts = {
  readOnly: false,
  singleEdit: false,
  rules: ['at most 3 files'],
  gates: [
    { name: 'Tests', command: 'npm test', required: true },
    { name: 'Lint', command: 'npm run lint', required: false },
  ],
  canRunCommands: true,
  network: false,
  guidance: null,
  instructions: 'Write British English.',
};

describe('the system prompt', () => {
  it('is the same bytes for the same configuration', () => {
    expect(systemPrompt({ ...FACTS })).toBe(systemPrompt(structuredClone(FACTS)));
  });

  it('names the rules, the gates that decide, and the standing instructions', () => {
    const text = systemPrompt(FACTS);
    expect(text).toContain('- at most 3 files');
    expect(text).toContain('- Tests: `npm test`\n- Lint: `npm run lint` (not required)');
    expect(text).toContain('Standing instructions:\nWrite British English.');
  });

  it('promises no sandbox it does not know of', () => {
    expect(systemPrompt({ ...FACTS, network: true })).not.toContain('no network');
    expect(systemPrompt(FACTS)).toContain('Commands have no network.');
    expect(systemPrompt({ ...FACTS, canRunCommands: false })).not.toContain('network');
  });

  it('asks for an analysis, and names no gates, in read-only mode', () => {
    const text = systemPrompt({ ...FACTS, readOnly: true });
    expect(text).toContain('change nothing');
    expect(text).not.toContain('npm test');
  });

  it('says the limits that are configured, and none in read-only mode', () => {
    const settings = settingsSchema.parse({ constraints: { max_files: 3, allowed_patterns: ['src/**'] } });
    expect(ruleLines(settings)).toEqual([
      'at most 3 files and 500 lines (added + removed) may differ from the start',
      'write only: src/**',
      'never write: .git/**, vendor/**, node_modules/**, **/*_generated.*',
      'never change .git, CI workflows or tool configuration',
      'never delete or empty: AGENT_LINK.md, STATE.json',
      'no file over 10MB, no binary file over 1MB',
      'more than 5 calls that break a rule end the run',
    ]);
    expect(ruleLines({ ...settings, mode: 'read-only' })).toEqual([]);
  });

  it('says the rates only where a call over them is rejected: elsewhere the harness waits', () => {
    const settings = settingsSchema.parse({ constraints: { rate_limits: { on_exceed: 'reject' } } });
    const line = 'at most 60 edits and 300 reads, searches or listings in any minute';
    const none = settingsSchema.parse({ constraints: { rate_limits: { file_reads: 0 } } });
    expect(ruleLines(settings)).toContain(line);
    expect(ruleLines(none)).toContain('at most 60 edits and 0 reads, searches or listings in any minute');
    expect(ruleLines(settingsSchema.parse({}))).not.toContain(line);
  });
});
