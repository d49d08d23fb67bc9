// The floor: the least a Node program can do for the same conversation. No limits, no safety, no reports.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [url, task] = process.argv.slice(2);
const fn = (name, properties) => ({
  type: 'function',
  function: { name, parameters: { type: 'object', properties } },
});
const text = { type: 'string' };
const tools = [
  fn('read_file', { path: text }),
  fn('write_file', { path: text, content: text }),
  fn('apply_diff', { path: text, edits: { type: 'array' } }),
  fn('execute_command', { command: text }),
  fn('task_completion', { result: text }),
];
const run = {
  read_file: ({ path }) => readFileSync(path, 'utf8'),
  write_file: ({ path, content }) => {
    writeFileSync(path, content);
    return 'written';
  },
  apply_diff: ({ path, edits }) => {
    let body = readFileSync(path, 'utf8');
    for (const { search, replace } of edits) body = body.split(search).join(replace);
    writeFileSync(path, body);
    return 'edited';
  },
  execute_command: ({ command }) => spawnSync('bash', ['-c', command], { encoding: 'utf8' }).stdout,
};
const messages = [
  { role: 'system', content: 'You are a coding agent.' },
  { role: 'user', content: task },
];
for (;;) {
  const body = JSON.stringify({ model: 'm', messages, tools, stream: true });
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'));
  const calls = [];
  for (const line of lines) {
    for (const part of JSON.parse(line.slice(6)).choices[0]?.delta?.tool_calls ?? []) {
      calls[part.index] ??= {
        id: part.id,
        type: 'function',
        function: { name: part.function.name, arguments: '' },
      };
      calls[part.index].function.arguments += part.function.arguments ?? '';
    }
  }
  messages.push({ role: 'assistant', content: null, tool_calls: calls });
  if (calls[0].function.name === 'task_completion') break;
  for (const call of calls) {
    const content = run[call.function.name](JSON.parse(call.function.arguments));
    messages.push({ role: 'tool', tool_call_id: call.id, content });
  }
}
