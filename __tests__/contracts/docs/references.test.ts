import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDIT_CASES } from '../../unit/tools/edit/table.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const TEXT_FOLDERS = ['src', 'scripts', 'bench', '__tests__', 'docs', 'examples'];
/** Papers that are not in the repository, by their former names and citation forms. */
const LOST = /\bDECISIONS D\d|\bCONTRACT \d|\bCASES \d|\bFACTS,? "/;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const TEXTS = new Map(
  [
    ...TEXT_FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
    ...['README.md', 'AGENTS.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'SECURITY.md'].map(
      (name) => join(ROOT, name),
    ),
  ]
    .filter((path) => /\.(?:ts|md)$/.test(path) && existsSync(path))
    .map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')] as const),
);
const THIS = relative(ROOT, import.meta.filename);

/** Places in all texts where `pattern` matches a reference that `known` does not accept. */
function unknown(pattern: RegExp, known: (match: RegExpMatchArray) => boolean): readonly string[] {
  return [...TEXTS].flatMap(([file, text]) =>
    file === THIS
      ? []
      : [...text.matchAll(pattern)].filter((match) => !known(match)).map((match) => `${file}: ${match[0]}`),
  );
}

function page(name: string): string {
  return TEXTS.get(name) ?? '';
}

/** The anchors that GitHub makes of a page's headings. */
function anchors(text: string): ReadonlySet<string> {
  const headings = [...text.replace(/```.*?```/gs, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(headings);
}

/** Why a link of a page leads nowhere, or null. Links to other sites are not followed. */
function brokenLink(file: string, target: string): string | null {
  if (/^(?:https?|mailto):/.test(target)) return null;
  const [path = '', anchor] = target.split('#');
  const there = path === '' ? join(ROOT, file) : resolve(ROOT, dirname(file), path);
  if (!existsSync(there)) return `${file}: ${target} does not exist`;
  if (anchor === undefined || !there.endsWith('.md')) return null;
  return anchors(readFileSync(there, 'utf8')).has(anchor) ? null : `${file}: ${target} has no such heading`;
}

/** The targets of a page's links and pictures, in Markdown and in HTML. */
function targetsIn(text: string): readonly string[] {
  const prose = text.replace(/```.*?```/gs, '').replace(/<!--.*?-->/gs, '');
  const targets = prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)"/g);
  return [...targets].map(([, markdown, html]) => markdown ?? html ?? '');
}

describe('references', () => {
  it('link only to files, pictures and headings that exist', () => {
    const broken = [...TEXTS]
      .filter(([file]) => file.endsWith('.md'))
      .flatMap(([file, text]) => targetsIn(text).map((target) => brokenLink(file, target)));
    expect(broken.length).toBeGreaterThan(50);
    expect(broken.filter((each) => each !== null)).toEqual([]);
  });

  it('lead from an index to every page of its folder', () => {
    const pages = [...TEXTS.keys()].filter(
      (file) => /^docs\/.*\.md$/.test(file) && !file.endsWith('README.md'),
    );
    const linked = ['docs/README.md', 'docs/internals/README.md'].flatMap((index) =>
      targetsIn(page(index)).map((target) => join(dirname(index), target)),
    );
    const unlisted = pages.filter(
      (file) => !linked.includes(file) && !file.startsWith('docs/internals/adr/'),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(unlisted).toEqual([]);
  });

  it('cite only decisions that docs/internals/decisions.md holds', () => {
    const numbers = new Set(
      [...page('docs/internals/decisions.md').matchAll(/^### (D\d+):/gm)].map(([, number]) => number),
    );
    expect(numbers.size).toBeGreaterThan(40);
    expect(
      unknown(/\bdecisions? (D\d+)(?: and (D\d+))?/gi, ([, one, two]) =>
        [one, two].every((number) => number === undefined || numbers.has(number)),
      ),
    ).toEqual([]);
  });

  it('cite only records of decisions that exist', () => {
    const records = new Set(readdirSync(join(ROOT, 'docs/internals/adr')).map((name) => name.slice(0, 4)));
    expect(unknown(/\bADR (\d{4})\b/g, ([, number = '']) => records.has(number))).toEqual([]);
  });

  it('cite only pages that exist', () => {
    const cited = unknown(/\bdocs\/[\w./-]+\.md\b/g, ([path]) => existsSync(join(ROOT, path)));
    // Tests and examples make pages of their own, and the default report of controlled edit is one in the user's repository.
    expect(
      cited.filter(
        (each) =>
          !/^(?:__tests__|examples)\/|docs\/telemetry\/|docs\/controlled_edit_report\.md|docs\/(?:spec|agents)\.md/.test(
            each,
          ),
      ),
    ).toEqual([]);
  });

  it('cite only evasions that the threat model lists', () => {
    const rows = new Set(
      [...page('docs/threat-model.md').matchAll(/^\| (E\d+) \|/gm)].map(([, number]) => number),
    );
    expect(
      unknown(/\b(E\d+)(?: (?:and|to) (E\d+))? (?:in|of) docs\/threat-model\.md/g, ([, one, two]) =>
        [one, two].every((number) => number === undefined || rows.has(number)),
      ),
    ).toEqual([]);
  });

  it('cite only edit cases that the table of cases lists', () => {
    expect(EDIT_CASES.length).toBeGreaterThan(30);
    expect(unknown(/\bedit cases? (\d+)/g, ([, number]) => Number(number) <= EDIT_CASES.length)).toEqual([]);
  });

  it('cite no paper that is not in the repository', () => {
    expect(unknown(new RegExp(LOST, 'g'), () => false)).toEqual([]);
    expect(LOST.test('see DECISIONS D1')).toBe(true);
  });

  it('find a picture of HTML as well as a link', () => {
    const page = '<picture><source srcset="docs/dark.png"><img src="docs/light.png"></picture> [a](b.md)';
    expect(targetsIn(page)).toEqual(['docs/dark.png', 'docs/light.png', 'b.md']);
  });

  it('find a link and a heading that do not exist', () => {
    expect(brokenLink('docs/gates.md', 'no-such-page.md')).toBe(
      'docs/gates.md: no-such-page.md does not exist',
    );
    expect(brokenLink('README.md', 'docs/gates.md#no-such')).toBe(
      'README.md: docs/gates.md#no-such has no such heading',
    );
  });
});
