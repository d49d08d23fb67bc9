import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { isGenerated, isTestPath } from '../changes/test-path.ts';
import type { GateReach } from '../commands/gate-commands.ts';

/** Finds changes to examples in documentation that a test runner runs. */
export function exampleFindings(file: ChangedFile, reach: GateReach): readonly Finding[] {
  const { path, before, after } = file;
  if (before === null || isTestPath(path) || isGenerated(path)) return [];
  const examples = readerFor(path, reach);
  if (examples === null) return [];
  const was = examples(before);
  const is = examples(after ?? '');
  const [gone] = linesNotIn(was, is);
  if (gone === undefined) return [];
  const [now] = linesNotIn(is, was);
  return [
    {
      rule: 'test_changed',
      path,
      line: null,
      was: `example "${excerpt(gone.text)}"`,
      is: now === undefined ? 'gone' : `"${excerpt(now.text)}"`,
    },
  ];
}

function readerFor(path: string, reach: GateReach): ((text: string) => string) | null {
  if (/\.(?:py|md|rst|txt)$/.test(path)) return /doctest|--xdoc/.test(reach.commands) ? pythonExamples : null;
  return path.endsWith('.rs') && reach.uses(/^(?:cargo|cross|rustdoc)$/) ? rustExamples : null;
}

/** Returns the text from each prompt to the next blank line or the end of the docstring. */
function pythonExamples(text: string): string {
  let isInside = false;
  const kept = text.split('\n').filter((line) => {
    const bare = line.trim();
    if (bare.startsWith('>>>')) isInside = true;
    else if (bare === '' || /^(?:"""|'''|```)/.test(bare)) isInside = false;
    return isInside;
  });
  return kept.join('\n');
}

/** Returns the code blocks in documentation comments with their fences, because `ignore` on a fence skips a block. */
function rustExamples(text: string): string {
  let isInside = false;
  const kept = text.split('\n').filter((line) => {
    const comment = /^[ \t]*\/\/[/!](.*)$/.exec(line)?.[1];
    if (comment === undefined) {
      isInside = false;
      return false;
    }
    if (!comment.trim().startsWith('```')) return isInside;
    isInside = !isInside;
    return true;
  });
  return kept.join('\n');
}
