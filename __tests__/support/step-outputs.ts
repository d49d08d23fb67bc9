/**
 * What a step's GITHUB_OUTPUT file says, read as the runner reads it: `name<<DELIMITER`, lines, `DELIMITER`, or
 * `name=value`. Throws on anything else, as the runner fails the step then.
 */
export function parseStepOutputs(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n');
  const outputs: Record<string, string> = {};
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2] ?? '', at + 1);
      if (end < 0) throw new Error(`no closing delimiter for ${line}`);
      outputs[heredoc[1] ?? ''] = lines.slice(at + 1, end).join('\n');
      at = end;
      continue;
    }
    const plain = /^([^=]+)=(.*)$/.exec(line);
    if (plain === null) throw new Error(`not an output: ${line}`);
    outputs[plain[1] ?? ''] = plain[2] ?? '';
  }
  return outputs;
}
