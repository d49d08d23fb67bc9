import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs packages as their users do, with npm into a folder of their own; one that is there already stays as it is. */
export function installInto(folder: string, names: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const packages = join(folder, 'node_modules');
  const missing = names.filter((name) => !existsSync(join(packages, name, 'package.json')));
  if (missing.length > 0) {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...missing], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return packages;
}
