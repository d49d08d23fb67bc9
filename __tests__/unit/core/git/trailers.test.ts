import { expect, test } from 'vitest';
import { namesOurTrailer, trailerOf } from '../../../../src/core/git/trailers.ts';
import { commitMessage } from '../../../../src/delivery/commit-message.ts';

const KEY = 'Forge-Branch';
const SUBJECT = 'chore: fixes\n\n';

test('the trailers of a run are read from its own message', () => {
  for (const message of ['chore: fixes', 'chore: fixes\n\nA body.\n\n- and a list: of it\n']) {
    for (const isUnfinished of [false, true]) {
      const facts = {
        message,
        executionId: 'run-1',
        auditHead: 'a'.repeat(64),
        branch: 'forge/x',
        isUnfinished,
      };
      expect(trailerOf(commitMessage(facts), KEY)).toEqual({ value: 'forge/x' });
      expect(trailerOf(commitMessage(facts), 'Forge-Run')).toEqual({ value: 'run-1' });
    }
  }
});

test.each([
  ['others after it', `${SUBJECT}Forge-Branch: x\nForge-Run: 1\nSigned-off-by: A <a@b>\n`],
  ['others before it', `${SUBJECT}Co-authored-by: A <a@b>\nForge-Branch: x\n`],
  ['line ends of Windows', `${SUBJECT}Forge-Branch: x\nForge-Run: 1\n`.replaceAll('\n', '\r\n')],
])('it is one with %s', (_, message) => {
  expect(trailerOf(message, KEY)).toEqual({ value: 'x' });
});

test.each([
  ['two of them', `${SUBJECT}Forge-Branch: x\nForge-Branch: y\nForge-Run: 1\n`],
  ['the same twice', `${SUBJECT}Forge-Branch: x\nForge-Branch: x\n`],
  ['two in different case', `${SUBJECT}Forge-Branch: x\nforge-branch: y\n`],
  ['another spelling', `${SUBJECT}FORGE-BRANCH: x\n`],
  ['another separator', `${SUBJECT}Forge-Branch = x\n`],
  ['a space before the colon', `${SUBJECT}Forge-Branch : x\n`],
  ['a folded value', `${SUBJECT}Forge-Branch: x\n y\nForge-Run: 1\n`],
  ['a value on the next line', `${SUBJECT}Forge-Branch:\n x\n`],
  ['an indented line', `${SUBJECT}  Forge-Branch: x\n`],
  ['one in the middle and one at the end', `${SUBJECT}Forge-Branch: x\n\nmore\n\nForge-Branch: x\n`],
  [
    'the body of a squash merge',
    'Work (#7)\n\n* chore: fixes\n\nForge-Branch: x\nForge-Run: 1\n\n* chore: more\n\nForge-Branch: x\nForge-Run: 2\n',
  ],
  ['white space behind it', `${SUBJECT}Forge-Branch: x \nForge-Run: 1\n`],
])('it is no trailer of a run with %s', (_, message) => {
  expect(trailerOf(message, KEY)).toBe('doubtful');
});

test.each([
  ['a quotation in the middle', `${SUBJECT}Forge-Branch: x\nForge-Run: 1\n\nI took this over.\n`],
  ['a subject only', 'Forge-Branch: x'],
])('it is no trailer with %s', (_, message) => {
  expect(trailerOf(message, KEY)).toBe('elsewhere');
});

test.each([`${SUBJECT}Forge-Run: 1\n`, 'The Forge-Branch: x trailer\n', '', `${SUBJECT}> Forge-Branch: x\n`])(
  'there is none in %j',
  (message) => {
    expect(trailerOf(message, KEY)).toBeNull();
  },
);

test.each([
  ['chore: fixes\n\nForge-Branch: main', true],
  ['chore: fixes\r\n\r\nforge-run : 1', true],
  ['Forge-Audit=1', true],
  ['fix: the Forge-Run: trailer', false],
  ['chore: fixes\n\nForge-Runner: x', false],
])('a configured message %j names a trailer of ours: %j', (message, names) => {
  expect(namesOurTrailer(message)).toBe(names);
});
