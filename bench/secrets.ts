import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { detectSecrets } from '../src/adapters/secrets/scan/detect-secrets.ts';

/**
 * What the secret scan finds in the sources of packages: `node bench/secrets.ts FOLDER`, with node_modules of this
 * repository as the default. Nearly all of it is a false alarm. Prints a line a finding, without its value, and the sums.
 */
const TEXT = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|txt|html|css|sh|env|toml|ini|npmrc)$/;
const LARGEST = 3 * 1024 ** 2;

interface Sums {
  files: number;
  bytes: number;
  findings: number;
  ms: number;
}

function look(file: string, root: string, sums: Sums): void {
  const text = readFileSync(file, 'utf8');
  const begun = performance.now();
  const found = detectSecrets(text);
  sums.ms += performance.now() - begun;
  sums.files += 1;
  sums.bytes += text.length;
  sums.findings += found.length;
  for (const { kind, index } of found) {
    console.log(`${relative(root, file)}:${text.slice(0, index).split('\n').length}\t${kind}`);
  }
}

function walk(folder: string, root: string, sums: Sums): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, root, sums);
    else if (entry.isFile() && TEXT.test(entry.name) && statSync(path).size <= LARGEST)
      look(path, root, sums);
  }
}

const [, , folder = join(import.meta.dirname, '../node_modules')] = process.argv;
const sums: Sums = { files: 0, bytes: 0, findings: 0, ms: 0 };
walk(folder, folder, sums);
const { files, bytes, findings, ms } = sums;
console.log(
  `${findings} findings in ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${(ms / 1000).toFixed(1)} s`,
);
