import { configurationSchema } from '../../src/settings/schema/json-schema.ts';
import { code, table } from './table.ts';

type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Row {
  readonly key: string;
  readonly type: string;
  readonly fallback: string;
  readonly about: string;
}

/** Every key of the file, with its type, default and meaning. */
export function settingsTable(): string {
  const rows = rowsOf(configurationSchema(), '');
  return table(
    ['key', 'type', 'default', 'meaning'],
    rows.map(({ key, type, fallback, about }) => [code(key), type, fallback, about]),
  );
}

/** The defaults of all keys that have one, as the tables write them, by dotted key. */
export function defaults(): ReadonlyMap<string, string> {
  const rows = rowsOf(configurationSchema(), '').filter(({ fallback }) => fallback !== '');
  return new Map(rows.map(({ key, fallback }) => [key, fallback]));
}

function rowsOf(schema: Schema, prefix: string): readonly Row[] {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return properties.flatMap(([name, value]) => (isSchema(value) ? keyRows(value, `${prefix}${name}`) : []));
}

function keyRows(schema: Schema, key: string): readonly Row[] {
  const own: Row = {
    key,
    type: typeOf(schema),
    fallback: fallbackOf(schema),
    about: text(schema.description),
  };
  if (schema.type === 'object' && isSchema(schema.properties)) {
    const inner = rowsOf(schema, `${key}.`);
    return own.about === '' ? inner : [own, ...inner];
  }
  if (isSchema(schema.items) && schema.items.type === 'object') {
    return [own, ...rowsOf(schema.items, `${key}[].`)];
  }
  const forms = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema) : [];
  const entries = isSchema(schema.items) && Array.isArray(schema.items.anyOf) ? schema.items.anyOf : [];
  return [
    own,
    ...forms.flatMap((form) => rowsOf(form, `${key}.`)),
    ...entries.filter(isSchema).flatMap((entry) => rowsOf(entry, `${key}[].`)),
  ].filter((row) => row.about !== '' || row.key !== key);
}

function typeOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => code(String(value))).join(', ');
  if ('const' in schema) return code(String(schema.const));
  if (Array.isArray(schema.anyOf)) return schema.anyOf.filter(isSchema).map(typeOf).join('; or ');
  if (Array.isArray(schema.type)) return 'number or text with a unit';
  if (schema.type === 'array') return isSchema(schema.items) ? `list of ${plural(schema.items)}` : 'list';
  if (schema.type === 'object') return 'keys and values';
  return (
    { integer: 'whole number', number: 'number', boolean: 'true or false', string: 'text' }[
      text(schema.type)
    ] ?? ''
  );
}

function plural(items: Schema): string {
  if (Array.isArray(items.anyOf)) return items.anyOf.filter(isSchema).map(plural).join(' or ');
  return Array.isArray(items.enum) ? typeOf(items) : items.type === 'object' ? 'keys and values' : 'texts';
}

function fallbackOf(schema: Schema): string {
  if (schema.default === undefined) return '';
  if (Array.isArray(schema.default)) {
    return schema.default.length === 0
      ? code('[]')
      : schema.default.map((value) => code(String(value))).join(' ');
  }
  return typeof schema.default === 'string'
    ? code(schema.default || '""')
    : code(JSON.stringify(schema.default));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
