import { z } from 'zod';
import type { JsonSchema } from '../core/model.ts';
import { SANDBOX_MODES, settingsSchema } from './schema.ts';

/** Of the published schema. Editors find it by the file's name or by this. */
const TITLE = 'forge-headless configuration';

/** The configuration as JSON Schema (draft 2020-12), as a file may hold it: defaults not yet filled in. */
export function configurationSchema(): JsonSchema {
  const made = z.toJSONSchema(settingsSchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const { $schema, properties, ...rest } = made;
  return { $schema, title: TITLE, ...rest, properties: { ...properties, sandbox: sandboxForms(properties) } };
}

/** A bare word is short for the sandbox's mode; the schema reads it so before it looks, and so cannot say it. */
function sandboxForms(properties: Readonly<Record<string, unknown>> | undefined): JsonSchema {
  return { default: {}, anyOf: [{ type: 'string', enum: [...SANDBOX_MODES] }, properties?.sandbox] };
}
