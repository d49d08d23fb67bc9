import { describe, expect, test } from 'vitest';
import type { CommitFiles } from '../../../../src/core/git/tracked-file.ts';
import {
  RepositoryInstructions,
  type RepositoryInstructionsParts,
} from '../../../../src/run/calls/repository-instructions.ts';
import { fixture } from '../../adapters/workspace/fixture.ts';

const RULES: Readonly<Record<string, string>> = {
  'AGENTS.md': 'root',
  'lib/AGENTS.md': 'lib',
  'lib/deep/AGENTS.md': 'deep',
};

/** A commit that holds `RULES`, and what was asked of it. */
function commitFiles(asked: string[]): CommitFiles {
  return {
    async filesAt(commit, paths) {
      asked.push(...paths.map((path) => `${commit}:${path}`));
      const found = paths.flatMap((path) => {
        const text = RULES[path];
        return text === undefined ? [] : [[path, { bytes: Buffer.from(text), executable: false }] as const];
      });
      return new Map(found);
    },
  };
}

function repositoryInstructions(over: Partial<RepositoryInstructionsParts> = {}) {
  const asked: string[] = [];
  const notices: string[] = [];
  const { workspace, put } = fixture();
  const agentsMd = new RepositoryInstructions({
    files: commitFiles(asked),
    commit: 'trusted',
    isOnDisk: false,
    workspace,
    mayRead: () => true,
    notice: (text) => notices.push(text),
    ...over,
  });
  return { agentsMd, asked, notices, put };
}

describe("a repository's own instructions", () => {
  test('are told with the first file below their folder, the outer ones first, each once', async () => {
    const { agentsMd, asked } = repositoryInstructions();
    expect(await agentsMd.forPrompt()).toBe('root');
    expect(await agentsMd.onTouching('lib/deep/x.ts', 'c1')).toMatch(/lib\/AGENTS\.md.*\nlib\n\n.*\ndeep$/);
    expect(await agentsMd.onTouching('lib/deep/y.ts', 'c2')).toBe('');
    expect(await agentsMd.onTouching('lib/y.ts', 'c3')).toBe('');
    expect(await agentsMd.onTouching('other/z.ts', 'c4')).toBe('');
    expect(asked.filter((name) => name === 'trusted:lib/AGENTS.md')).toHaveLength(1);
  });

  test('are told again once the result that told of them is no longer before the model', async () => {
    const { agentsMd } = repositoryInstructions();
    await agentsMd.forPrompt();
    await agentsMd.onTouching('lib/x.ts', 'c1');
    await agentsMd.onTouching('lib/deep/x.ts', 'c2');
    agentsMd.forget(['c2', 'c9']);
    expect(await agentsMd.onTouching('lib/x.ts', 'c3')).toBe('');
    expect(await agentsMd.onTouching('lib/deep/x.ts', 'c4')).toMatch(/\ndeep$/);
    agentsMd.forget(['c1', 'c4']);
    expect(await agentsMd.onTouching('lib/deep/x.ts', 'c5')).toMatch(/\nlib\n[\s\S]*\ndeep$/);
    // What stands in the prompt is never forgotten.
    expect(await agentsMd.onTouching('top.ts', 'c6')).toBe('');
  });

  test('are not repeated to who reads or edits the file itself', async () => {
    const { agentsMd } = repositoryInstructions();
    expect(await agentsMd.onTouching('lib/AGENTS.md', 'c1')).toBe('');
  });

  test('that may not be read are not asked for', async () => {
    const { agentsMd, asked } = repositoryInstructions({ mayRead: (path) => path !== 'AGENTS.md' });
    expect(await agentsMd.forPrompt()).toBeNull();
    expect(asked).toEqual([]);
  });

  test('are asked for without a look at the disk only where the trusted commit is another', async () => {
    const { agentsMd, asked, put } = repositoryInstructions({ isOnDisk: true });
    put('lib/AGENTS.md', 'planted');
    expect(await agentsMd.onTouching('lib/deep/x.ts', 'c1')).toMatch(/\nlib$/);
    expect(asked).toEqual(['trusted:lib/AGENTS.md']);
  });

  test('that cannot be read are a notice, and the run goes on', async () => {
    const filesAt = () => Promise.reject(new Error('no such commit'));
    const { agentsMd, notices } = repositoryInstructions({ files: { filesAt } });
    expect(await agentsMd.forPrompt()).toBeNull();
    expect(notices).toEqual([
      'cannot read AGENTS.md at commit trusted (no such commit): the agent works without',
    ]);
  });

  test('that are too long are cut between two characters, and the user is told of each file once', async () => {
    const bytes = Buffer.from(`x${'\u{1f600}'.repeat(10_000)}`);
    const filesAt: CommitFiles['filesAt'] = async (_, paths) =>
      new Map(paths.map((path) => [path, { bytes, executable: false }]));
    const { agentsMd, notices } = repositoryInstructions({ files: { filesAt } });
    const standing = await agentsMd.forPrompt();
    expect(standing).toMatch(/^x[\u{1f600}]{8191}\n\[the rest is left out: read AGENTS\.md\]$/u);
    expect(notices).toEqual([
      "AGENTS.md has 20,001 characters, and the model sees only the first 16,384: shorten it, or move what concerns one folder into that folder's AGENTS.md",
    ]);
    await agentsMd.onTouching('lib/x.ts', 'c1');
    agentsMd.forget(['c1']);
    expect(await agentsMd.onTouching('lib/x.ts', 'c2')).toContain('the rest is left out: read lib/AGENTS.md');
    expect(notices.slice(1)).toEqual([expect.stringMatching(/^lib\/AGENTS\.md has 20,001 characters/)]);
  });

  test('that fit exactly are told whole, without a word to the user', async () => {
    const text = 'x'.repeat(16 * 1024);
    const filesAt: CommitFiles['filesAt'] = async () =>
      new Map([['AGENTS.md', { bytes: Buffer.from(`${text}\n`), executable: false }]]);
    const { agentsMd, notices } = repositoryInstructions({ files: { filesAt } });
    expect(await agentsMd.forPrompt()).toBe(text);
    expect(notices).toEqual([]);
  });
});
