import { configurationSchema } from '../../src/settings/schema/json-schema.ts';
import type { Generated } from './generated.ts';

export const schemaFile: Generated = {
  file: 'schema/headless-config.schema.json',
  make: () => `${JSON.stringify(configurationSchema(), null, 2)}\n`,
};
