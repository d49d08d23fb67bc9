type Outputs = Readonly<Record<string, string>>;

const NUMBERS = new Set([
  'exit-code',
  'files-changed',
  'lines-added',
  'lines-removed',
  'tokens-used',
  'cost-usd',
  'violations',
  'pull-request-number',
]);

/** Returns the result as one line of JSON: the action's outputs, typed and with `_` for `-`. Empty ones are null. */
export function resultJson(outputs: Outputs): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(outputs).map(([name, value]) => [name.replaceAll('-', '_'), typed(name, value)]),
    ),
  );
}

function typed(name: string, value: string): unknown {
  if (name === 'failed-gates') return value === '' ? [] : value.split('\n');
  if (value === '') return null;
  if (name === 'changed') return value === 'true';
  return NUMBERS.has(name) ? Number(value) : value;
}

/** Returns the result for a terminal: what happened, and where to look. */
export function resultLines(outputs: Outputs): string {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['outcome', outputs.outcome],
    ['commit', commitOf(outputs)],
    [
      'changed',
      `${outputs['files-changed']} ${outputs['files-changed'] === '1' ? 'file' : 'files'}, +${outputs['lines-added']} -${outputs['lines-removed']}`,
    ],
    ['request', outputs['pull-request-url']],
    ['violations', outputs.violations],
    ['reports', outputs['report-dir']],
    ['open', reportOf(outputs)],
  ];
  const shown = rows.filter((row): row is readonly [string, string] => row[1] !== undefined && row[1] !== '');
  return shown.map(([name, value]) => `${name.padEnd(11)}${value}`).join('\n');
}

function commitOf(outputs: Outputs): string {
  const sha = outputs['commit-sha'] ?? '';
  return sha === '' ? '' : `${sha} on ${outputs.branch || 'a detached HEAD'}`;
}

function reportOf(outputs: Outputs): string {
  const folder = outputs['report-dir'] ?? '';
  return folder === '' ? '' : `${folder}/report.html`;
}
