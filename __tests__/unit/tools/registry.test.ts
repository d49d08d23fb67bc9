import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/core/run/refusal.ts';
import { toolsFor } from '../../../src/tools/registry.ts';

const WRITE = { mode: 'write', allowedTools: [], readOnlyCommands: false } as const;
const names = (offer: Parameters<typeof toolsFor>[0]) => toolsFor(offer).map((tool) => tool.spec.name);
const ALL = [
  'read_file',
  'write_file',
  'apply_diff',
  'search_files',
  'list_files',
  'execute_command',
  'task_completion',
];

describe('the offer', () => {
  it('is all tools in a fixed order where none is named', () => {
    expect(names(WRITE)).toEqual(ALL);
  });

  it('is the allowed ones in the same order, and task_completion always', () => {
    expect(names({ ...WRITE, allowedTools: ['write_file', 'read_file'] })).toEqual([
      'read_file',
      'write_file',
      'task_completion',
    ]);
  });

  it('has no editing tool in read-only mode, and commands only where they cannot write', () => {
    const looking = ['read_file', 'search_files', 'list_files'];
    expect(names({ ...WRITE, mode: 'read-only' })).toEqual([...looking, 'task_completion']);
    expect(names({ mode: 'read-only', allowedTools: ALL, readOnlyCommands: true })).toEqual([
      ...looking,
      'execute_command',
      'task_completion',
    ]);
  });

  it('fits into 1.9 kB, so that the first request stays small', () => {
    const specs = toolsFor(WRITE).map((tool) => tool.spec);
    expect(Buffer.byteLength(JSON.stringify(specs))).toBeLessThanOrEqual(1900);
  });

  it('takes no argument that it does not name', () => {
    for (const tool of toolsFor(WRITE)) {
      expect(tool.spec.parameters).toMatchObject({ type: 'object' });
      expect(isRefusal(tool.parse({ surprise: 1 })), tool.spec.name).toBe(true);
    }
  });
});

describe('arguments', () => {
  const parse = (name: string, args: unknown) =>
    toolsFor(WRITE)
      .find((tool) => tool.spec.name === name)
      ?.parse(args);
  const reason = (name: string, args: unknown) => {
    const parsed = parse(name, args);
    return isRefusal(parsed) ? parsed.reason : parsed;
  };

  it('of another shape are refused with what would be right', () => {
    expect(reason('read_file', 'x')).toBe(
      'read_file: the arguments are a string, not an object with named arguments',
    );
    expect(reason('read_file', {})).toBe('read_file: the argument "path" is missing');
    expect(reason('read_file', { path: 3 })).toBe('read_file: "path" is a number, not text');
    expect(reason('read_file', { pth: 'a' })).toBe(
      'read_file: unknown argument "pth"; did you mean "path"? Known: path, start_line, end_line',
    );
    expect(reason('read_file', { path: 'a', start_line: 1.5 })).toBe(
      'read_file: "start_line" is 1.5, not a whole number from 1 on',
    );
    expect(reason('read_file', { path: 'a', start_line: 0 })).toContain('not a whole number from 1 on');
    expect(reason('read_file', { path: 'a', start_line: 9, end_line: 3 })).toBe(
      'read_file: "end_line" 3 is before "start_line" 9: swap them',
    );
    expect(reason('write_file', { path: 'a', content: { a: 1 } })).toBe(
      'write_file: "content" is an object, not text',
    );
    expect(reason('list_files', { recursive: 'maybe' })).toContain('not true or false');
    expect(reason('task_completion', { result: 'x', status: 'done' })).toBe(
      'task_completion: "status" is "done", not one of complete, partial, impossible',
    );
    expect(reason('apply_diff', { path: 'a', edits: [] })).toContain('empty list');
    expect(reason('apply_diff', { path: 'a', edits: [{ search: 'a' }] })).toBe(
      'apply_diff: "edits" number 1: the argument "replace" is missing',
    );
    expect(reason('apply_diff', { path: 'a', edits: [{ search: 'a', replace: 'b', old: 1 }] })).toContain(
      'Known: search, replace, replace_all',
    );
  });

  it('inherited from Object are unknown like any other', () => {
    const args: unknown = JSON.parse('{"path":"a","__proto__":{"start_line":1}}');
    expect(reason('read_file', args)).toContain('unknown argument "__proto__"');
    expect(reason('read_file', { path: 'a', constructor: 1 })).toContain('unknown argument "constructor"');
  });

  it('are taken where only one thing can be meant', () => {
    expect(parse('read_file', { path: 'a', start_line: '3', end_line: null })).toEqual({
      path: 'a',
      start_line: 3,
    });
    expect(parse('list_files', { recursive: 'true' })).toEqual({ recursive: true });
    expect(parse('apply_diff', { path: 'a', edits: '[{"search":"a","replace":"b"}]' })).toEqual({
      path: 'a',
      edits: [{ search: 'a', replace: 'b' }],
    });
  });

  it('of apply_diff are either edits or a diff', () => {
    const edits = [{ search: 'a', replace: 'b' }];
    const both = 'apply_diff: give either "edits" or "diff", and only one of them';
    expect(reason('apply_diff', { path: 'a' })).toBe(both);
    expect(reason('apply_diff', { path: 'a', edits, diff: 'x' })).toBe(both);
    expect(parse('apply_diff', { path: 'a', edits, diff: null })).toEqual({ path: 'a', edits });
  });

  it('with half a character are refused, for another one would be written', () => {
    expect(reason('write_file', { path: 'a', content: 'x\ud800' })).toContain('half a character');
    expect(reason('apply_diff', { path: 'a', edits: [{ search: 'a', replace: '\udc00' }] })).toContain(
      'half a character',
    );
  });

  it('of a command must be something that can be run', () => {
    expect(reason('execute_command', { command: ' \n' })).toContain('is empty');
    expect(reason('execute_command', { command: 'a\0b' })).toContain('NUL');
    expect(reason('execute_command', { command: 'x'.repeat(128 * 1024) })).toContain('write a script');
    expect(reason('task_completion', { result: ' ' })).toContain('is empty');
  });
});
