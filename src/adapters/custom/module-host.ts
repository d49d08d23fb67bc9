/**
 * The program of a module's child. It is passed on the command line, so there is no file that could be changed. The
 * module is a `data:` URL, whose imports resolve only to Node's own modules. Messages use a separate socket, so nothing
 * that the module prints can be an answer. In: `{ source }` in base64, once; then `{ id, context }`, one per line. Out:
 * `{ ready: name }` or `{ failed: why }`, once; then `{ id, answer }` or `{ id, threw: why }`.
 */
export const MODULE_HOST = `'use strict';
// Node would open its debugger on this signal, to any program of the same user.
process.on('SIGUSR1', () => undefined);
const { connect } = require('node:net');
const { parse, stringify } = JSON;
const { freeze, values } = Object;
const socket = connect(process.argv.at(-1));
const send = socket.write.bind(socket);
const say = (message) => send(stringify(message) + '\\n');
const words = (error) => {
  try {
    return error instanceof Error ? error.name + ': ' + error.message : String(error);
  } catch {
    return 'an unknown error';
  }
};
const frozen = (value) => {
  if (value === null || typeof value !== 'object') return value;
  for (const inner of values(value)) frozen(inner);
  return freeze(value);
};
let custom;
const load = async (source) => {
  const loaded = (await import('data:text/javascript;base64,' + source)).default;
  if (loaded === undefined) throw new Error('it has no default export');
  if (loaded === null || typeof loaded !== 'object') throw new Error('its default export is not an object');
  const name = loaded.name;
  if (typeof name !== 'string') throw new Error('its default export has no name');
  for (const method of ['validate', 'onViolation'])
    if (typeof loaded[method] !== 'function') throw new Error('its default export has no function ' + method);
  custom = loaded;
  return name;
};
const answer = async (context) => {
  const found = await custom.validate(frozen(context));
  if (found === null || typeof found !== 'object') return null;
  const { violated, reason, metrics } = found;
  if (violated !== true) return { violated, reason, metrics };
  const action = await custom.onViolation(found);
  return { violated, reason, metrics, action: action === undefined ? null : action };
};
const take = ({ source, id, context }) =>
  source === undefined
    ? answer(context).then((given) => say({ id, answer: given })).catch((error) => say({ id, threw: words(error) }))
    : load(source).then((ready) => say({ ready })).catch((error) => say({ failed: words(error) }));
let received = '';
socket.setEncoding('utf8');
socket.on('data', (text) => {
  received += text;
  for (let end = received.indexOf('\\n'); end >= 0; end = received.indexOf('\\n')) {
    const line = received.slice(0, end);
    received = received.slice(end + 1);
    take(parse(line));
  }
});
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(0));
`;
