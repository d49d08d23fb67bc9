import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { actionFile } from '../../../../scripts/generate/action.ts';
import { modelsTable } from '../../../../scripts/generate/models-table.ts';
import { withBlocks } from '../../../../scripts/generate/pages.ts';
import { settingsTable } from '../../../../scripts/generate/settings-table.ts';
import { PROVIDER_DEFINITIONS } from '../../../../src/adapters/models/providers/registry.ts';
import { configurationSchema } from '../../../../src/settings/schema/json-schema.ts';
import { knownKeys } from '../../../../src/settings/schema/shape.ts';

const ROOT = join(import.meta.dirname, '../../../..');

describe('what is generated', () => {
  it('is up to date', () => {
    expect(() =>
      execFileSync(process.execPath, [join(ROOT, 'scripts/generate.ts'), '--check'], { stdio: 'pipe' }),
    ).not.toThrow();
  });

  it('gives no input that a file may set a default, which would hide that nothing was given', () => {
    const action = parse(actionFile.make(null) ?? '');
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/post/index.js',
      'post-if': 'always()',
    });
    const defaults = Object.entries<{ default?: string }>(action.inputs).flatMap(([name, input]) =>
      input.default === undefined ? [] : [[name, input.default]],
    );
    expect(Object.fromEntries(defaults)).toEqual({
      'github-token': '${{ github.token }}',
      'trigger-phrase': '/forge',
      'upload-artifact': 'true',
    });
    expect(parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'))).toEqual(action);
  });

  it('describes every key of the file, with defaults in the units that users write', () => {
    const schema = JSON.stringify(configurationSchema());
    expect(schema).toContain('"default":"15m"');
    expect(schema).toContain('"default":"20MB"');
    for (const section of knownKeys([])) {
      for (const key of knownKeys([section])) expect(settingsTable()).toContain(`\`${section}.${key}\``);
    }
  });

  it('shows of every known model what a run goes by: its window, its price, and where that rises', () => {
    const rows = modelsTable().split('\n');
    expect(rows).toContain('| anthropic | `claude-haiku-4-5` | 200,000 | 200,000 | 1 | 0.1 | 1.25 | 5 |');
    expect(rows.find((row) => row.includes('`gpt-5.5`'))).toMatch(
      /\| 1,050,000 \| 272,000 \| 5; 10 above 272k \|.*\| 30; 45 above 272k \|$/,
    );
    for (const { models } of Object.values(PROVIDER_DEFINITIONS)) {
      for (const model of Object.keys(models)) {
        expect(rows.filter((row) => row.includes(`\`${model}\``))).toHaveLength(1);
      }
    }
  });

  it('replaces the blocks of a page and nothing else', () => {
    const page = withBlocks('before\n<!-- generated:profiles -->old<!-- /generated -->\nafter');
    expect(page).toMatch(
      /^before\n<!-- generated:profiles -->\n\n\| profile [\s\S]*<!-- \/generated -->\nafter$/,
    );
    expect(withBlocks(page)).toBe(page);
    expect(() => withBlocks('<!-- generated:nothing --><!-- /generated -->')).toThrow(
      'unknown generated block',
    );
  });
});
