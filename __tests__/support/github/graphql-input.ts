import { schema } from '@octokit/graphql-schema';

/** A type as GitHub's schema refers to it. */
interface TypeRef {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType: TypeRef | null;
}

interface InputField {
  readonly name: string;
  readonly type: TypeRef;
  readonly defaultValue: string | null;
}

interface InputType {
  readonly name: string;
  readonly inputFields: readonly InputField[] | null;
}

const { types } = (schema.json as { readonly __schema: { readonly types: readonly InputType[] } }).__schema;

/** How plain values look. */
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string' && value !== '',
  Int: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  GitObjectID: (value) => /^[0-9a-f]{40}$/.test(String(value)),
  Base64String: (value) =>
    typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value,
};

/** What of a variable is not as GitHub's schema has the input type of this name. */
export function inputObjections(typeName: string, value: unknown, where = typeName): readonly string[] {
  const fields = types.find(({ name }) => name === typeName)?.inputFields ?? [];
  if (typeof value !== 'object' || value === null) return [`${where} is no object`];
  const unknown = Object.keys(value).filter((key) => !fields.some(({ name }) => name === key));
  return [
    ...unknown.map((key) => `${where} has an unknown ${key}`),
    ...fields.flatMap(({ name, type }) => against(type, Reflect.get(value, name), `${where}.${name}`)),
  ];
}

function against(type: TypeRef, value: unknown, where: string): readonly string[] {
  if (type.kind === 'NON_NULL') {
    if (value === undefined || value === null) return [`${where} is missing`];
    return type.ofType === null ? [] : against(type.ofType, value, where);
  }
  if (value === undefined || value === null) return [];
  if (type.kind === 'LIST') {
    if (!Array.isArray(value) || type.ofType === null) return [`${where} is no list`];
    const { ofType } = type;
    return value.flatMap((one, at) => against(ofType, one, `${where}[${at}]`));
  }
  if (type.kind === 'INPUT_OBJECT') return inputObjections(type.name ?? '', value, where);
  const fits = SCALARS[type.name ?? ''];
  return fits === undefined || fits(value) ? [] : [`${where} is no ${type.name}`];
}
