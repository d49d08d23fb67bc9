import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Tools that npm does not bring, as `.ci/tools` installs them. */
export type Tool = 'act' | 'actionlint' | 'zizmor';

/** Where a tool is: in .tools/bin, where `.ci/tools` puts it, else in PATH; null where it is not. */
export function findTool(name: Tool): string | null {
  const folders = [join(root, '.tools/bin'), ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.filter((folder) => folder !== '').map((folder) => join(folder, name));
  return found.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
