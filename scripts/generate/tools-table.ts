import type { JsonSchema } from '../../src/core/model/model.ts';
import type { Mode } from '../../src/settings/schema/schema.ts';
import { toolsFor } from '../../src/tools/registry.ts';
import { code, table } from './table.ts';

const MODES: readonly Mode[] = ['write', 'read-only', 'controlled-edit'];

/** Every tool that a model may call: its arguments, what the model is told of it, and the modes that offer it. */
export function toolsTable(): string {
  const offered = MODES.map((mode) => ({
    mode,
    specs: toolsFor({ mode, allowedTools: [], readOnlyCommands: true }).map(({ spec }) => spec),
  }));
  const specs = new Map(offered.flatMap((each) => each.specs.map((spec) => [spec.name, spec] as const)));
  const rows = [...specs.values()].map(({ name, description, parameters }) => {
    const modes = offered.filter((each) => each.specs.some((spec) => spec.name === name));
    return [
      code(name),
      code(argumentsOf(parameters)),
      description,
      modes.map(({ mode }) => code(mode)).join(' '),
    ];
  });
  return table(['tool', 'arguments', 'what the model is told', 'offered in'], rows);
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly items?: ObjectSchema }>>;
  readonly required?: readonly string[];
}

/** `path, edits?: [{ search, replace, replace_all? }], diff?` */
function argumentsOf(schema: JsonSchema | ObjectSchema): string {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  return Object.entries(properties)
    .map(([name, { items }]) => {
      const optional = required.includes(name) ? '' : '?';
      return items === undefined ? `${name}${optional}` : `${name}${optional}: [{ ${argumentsOf(items)} }]`;
    })
    .join(', ');
}
