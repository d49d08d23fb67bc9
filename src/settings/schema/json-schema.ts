import { z } from 'zod';
import type { JsonSchema } from '../../core/model/model.ts';
import { SANDBOX_MODES, settingsSchema } from './schema.ts';

/** Title of the published schema. Editors find it by the file's name or by this title. */
const TITLE = 'forge-headless configuration';

/** Returns the configuration as JSON Schema (draft 2020-12), as in a file, before defaults are applied. */
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

/**
 * Adds the short form: a bare word sets the sandbox's mode. zod converts it before checking, so it cannot describe it.
 */
function sandboxForms(properties: Readonly<Record<string, unknown>> | undefined): JsonSchema {
  return { default: {}, anyOf: [{ type: 'string', enum: [...SANDBOX_MODES] }, properties?.sandbox] };
}
