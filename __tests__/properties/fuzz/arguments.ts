import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { toolCalls } from '../../../src/adapters/models/attempt/tool-calls.ts';
import type { ToolSpec } from '../../../src/core/model/model.ts';
import type { WorkspacePath } from '../../../src/core/path/path.ts';
import { isRefusal } from '../../../src/core/run/refusal.ts';
import { NO_SECRETS } from '../../../src/core/text/redact.ts';
import type { ToolContext } from '../../../src/core/tools/tool.ts';
import { toolsFor } from '../../../src/tools/registry.ts';
import { SeenContent } from '../../../src/tools/seen-content.ts';
import { closed } from './closed-schema.ts';
import type { Property } from './property.ts';
import { type Mutation, mutated, mutationOf, oneOf } from './words.ts';
import { standardWorld } from './world.ts';
import { checkOnly, putBack } from './writes.ts';

const TOOLS = toolsFor({ mode: 'write', allowedTools: [], readOnlyCommands: false });
const ajv = new Ajv2020({ strict: false, ownProperties: true });
/** That no other argument is taken goes without saying to the model, and is part of what a tool takes. */
const schemas = new Map(TOOLS.map(({ spec }) => [spec.name, ajv.compile(Object(closed(spec.parameters)))]));

const NAMES = [
  ...new Set(TOOLS.flatMap(({ spec }) => namesOf(spec))),
  'search',
  'replace',
  'replace_all',
  '__proto__',
  'constructor',
  'Path',
  '',
];
const PATHS = [
  'README.md',
  'src/a.ts',
  'src/new.ts',
  'new/deep/x.ts',
  '../outside/secret.txt',
  '.git/config',
  'out/secret.txt',
  'twin',
  'pipe',
  'src',
  '',
  '{root}/src/a.ts',
  'AGENTS.md',
];
const TEXTS = [
  'one',
  'two\n',
  'one\ntwo\nthree\n',
  'x',
  '',
  '# read me\n',
  '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n',
  '\0',
  '\ud800',
  'true',
  '3',
];
const DEEP = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown;

const { value } = fc.letrec<{ value: unknown; args: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    oneOf([...PATHS, ...TEXTS]),
    oneOf<unknown>([null, true, 0, 1, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, DEEP, [], {}]),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('args'),
  ),
  args: fc
    .array(fc.tuple(oneOf(NAMES), tie('value')), { maxLength: 4 })
    .map((entries) =>
      JSON.parse(
        `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`).join(',')}}`,
      ),
    ),
}));
const edits = fc.array(
  fc.record(
    { search: oneOf(TEXTS), replace: oneOf(TEXTS), replace_all: oneOf([true, false, 'true', null]) },
    { requiredKeys: ['search', 'replace'] },
  ),
  { maxLength: 3 },
);
const meant = fc.record(
  {
    path: oneOf(PATHS),
    content: oneOf(TEXTS),
    edits,
    diff: oneOf(TEXTS),
    command: oneOf(TEXTS),
    result: oneOf(TEXTS),
    pattern: oneOf(TEXTS),
  },
  { requiredKeys: [] },
);
/** What the editing tools ask for, and nothing else. */
const editing = fc.oneof(
  fc.record({
    tool: fc.constant('write_file'),
    args: fc.record({ path: oneOf(PATHS), content: oneOf(TEXTS) }),
  }),
  fc.record({ tool: fc.constant('apply_diff'), args: fc.record({ path: oneOf(PATHS), edits }) }),
  fc.record({ tool: fc.constant('apply_diff'), args: fc.record({ path: oneOf(PATHS), diff: oneOf(TEXTS) }) }),
);
const anyArguments = fc.oneof(value, meant);

function namesOf(spec: ToolSpec): readonly string[] {
  return Object.keys(Object(spec.parameters.properties));
}

export const argumentsAsTold: Property<{ tool: number; args: unknown }> = {
  name: 'a tool takes arguments that fit the schema it told the model, and names what does not fit',
  inputs: fc.record({ tool: fc.nat(TOOLS.length - 1), args: anyArguments }),
  holds: ({ tool: index, args }) => {
    const tool = TOOLS[index];
    const fits = tool === undefined ? undefined : schemas.get(tool.spec.name);
    assert.ok(tool !== undefined && fits !== undefined);
    const before = JSON.stringify(args);
    const taken: unknown = tool.parse(args);
    assert.equal(JSON.stringify(args), before, 'the arguments were changed');
    if (isRefusal(taken)) {
      assert.match(taken.reason, /^[^\n\r]+$/);
      assert.ok(
        !fits(args) || !/unknown argument|is missing|not text|not a list|not an object/.test(taken.reason),
        taken.reason,
      );
      return;
    }
    assert.ok(
      fits(JSON.parse(JSON.stringify(taken))),
      `taken, but outside of the schema: ${JSON.stringify(fits.errors)}`,
    );
    const names = Object.keys(Object(args)).filter((name) => !namesOf(tool.spec).includes(name));
    assert.deepEqual(names, [], 'an argument was ignored');
  },
};

export const editsWriteOneFile: Property<{ tool: string; args: object }> = {
  name: 'an editing tool, whatever it is given, changes the one file it names or nothing',
  inputs: editing,
  holds: async ({ tool: name, args }) => {
    const world = standardWorld();
    const tool = TOOLS.find(({ spec }) => spec.name === name);
    assert.ok(tool?.kind === 'edit');
    const taken: unknown = tool.parse(args);
    if (isRefusal(taken)) return;
    const workspace = world.workspace('');
    const resolved = await workspace.resolve(tool.target(taken), 'write');
    if (isRefusal(resolved) || resolved.path === '') return;
    const before = world.picture();
    const context: ToolContext = {
      workspace,
      mayRead: () => true,
      ready: async () => {},
      redactor: NO_SECRETS,
      shownFiles: new SeenContent(),
      commandTimeoutMs: 1,
      signal: new AbortController().signal,
    };
    const proposal = await tool.propose(taken, resolved.path as WorkspacePath, context);
    checkOnly(world, before, '');
    if (isRefusal(proposal)) return;
    assert.equal(proposal.path, resolved.path);
    const trouble = await workspace.write(proposal.path, proposal.after, proposal.before);
    try {
      assert.equal(trouble, undefined);
      checkOnly(world, before, proposal.path);
      assert.deepEqual(
        new Uint8Array(readFileSync(join(world.root, proposal.path))),
        new Uint8Array(proposal.after),
      );
    } finally {
      putBack(world, before, proposal.path, proposal.before);
    }
  },
};

const wire = fc.record({
  id: oneOf(['', 'a', 'b', 'call00000']),
  name: oneOf(['read_file', 'x']),
  input: fc
    .tuple(
      meant.map((args) => JSON.stringify(args)),
      fc.array(mutationOf(['{', '}', '"', ',', '\\', '\0', '\ud800', '9e999']), { maxLength: 3 }),
    )
    .map(([text, changes]: [string, Mutation[]]) => mutated(text, changes)),
  complete: fc.boolean(),
});

export const callsAsSent: Property<{
  calls: { id: string; name: string; input: string; complete: boolean }[];
  finish: 'stop' | 'length' | 'tool_calls' | 'content_filter';
  lastIsCall: boolean;
  used: string[];
}> = {
  name: 'of a damaged answer each call has an id of its own, and its arguments as sent or none at all',
  inputs: fc.record({
    calls: fc.array(wire, { maxLength: 4 }),
    finish: oneOf(['stop', 'length', 'tool_calls', 'content_filter'] as const),
    lastIsCall: fc.boolean(),
    used: fc.subarray(['a', 'call00000', 'call00001']),
  }),
  holds: ({ calls, finish, lastIsCall, used }) => {
    const made = toolCalls(calls, finish, lastIsCall, 0, new Set(used));
    assert.equal(made.length, calls.length);
    assert.equal(
      new Set([...used, ...made.map(({ id }) => id)]).size,
      used.length + calls.length,
      'an id is there twice',
    );
    for (const [at, call] of made.entries()) {
      const sent = calls[at];
      const cut =
        sent?.complete !== true ||
        (lastIsCall && at === calls.length - 1 && (finish === 'length' || finish === 'content_filter'));
      if (cut) assert.notEqual(call.malformed, undefined, 'a call that was cut off counts as whole');
      if (call.malformed !== undefined) assert.deepEqual(call.arguments, {});
      else if (sent?.input.trim() !== '') assert.deepEqual(call.arguments, JSON.parse(sent?.input ?? ''));
    }
  },
};
