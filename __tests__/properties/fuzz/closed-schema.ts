/** The schema with no object left open, so that it knows more of keys than the one that it is made from says. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const made = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  const named = typeof made.properties === 'object' && made.type === 'object';
  return named ? { ...made, additionalProperties: false } : made;
}
