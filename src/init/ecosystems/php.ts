import type { Project } from '../../core/project.ts';
import {
  check,
  type Ecosystem,
  type Found,
  firstFile,
  type InitGate,
  tests,
  textOf,
  tolerated,
} from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';
import { type Manifest, readManifest } from '../project/package-json.ts';
import { pinned } from '../project/pins.ts';
import { scriptFor } from '../project/scripts.ts';

const PHP = '8.4';

/** PHP with Composer: scripts of composer.json, else PHPUnit or Pest, and PHPStan. */
export const php: Ecosystem = (project) => {
  if (!project.texts.has('composer.json')) return null;
  const manifest = readManifest(textOf(project, 'composer.json'));
  if (manifest === null) return BROKEN;
  const version = /"php"\s*:\s*"[^"\d]*(\d+\.\d+)/.exec(textOf(project, 'composer.json'))?.[1];
  const gates = [testGate(project, manifest), lintGate(manifest), typesGate(project, manifest)];
  return {
    label: 'PHP (Composer)',
    language: 'PHP',
    steps: [
      { uses: pinned('shivammathur/setup-php'), with: { 'php-version': version ?? PHP, coverage: 'none' } },
      { name: 'Install dependencies', run: 'composer install --no-interaction --no-progress' },
    ],
    gates: gates.filter((gate) => gate !== null),
    notes: unignored(project, 'composer install', [
      'vendor',
      ...(project.files.has('composer.lock') ? [] : ['composer.lock']),
    ]),
  };
};

const BROKEN: Found = {
  label: 'PHP (composer.json is not valid)',
  language: 'PHP',
  steps: [],
  gates: [],
  notes: ['composer.json is not a JSON object, so its scripts were not read: correct it and run init again.'],
};

function testGate(project: Project, { scripts, dependencies }: Manifest): InitGate | null {
  const { name } = scriptFor('test', scripts);
  if (name !== null) return tests(`composer run-script ${name}`);
  if (dependencies.has('pestphp/pest')) return tests('vendor/bin/pest');
  const isConfigured = firstFile(project, ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) !== null;
  return isConfigured || dependencies.has('phpunit/phpunit') ? tests('vendor/bin/phpunit') : null;
}

function lintGate({ scripts, dependencies }: Manifest): InitGate | null {
  const { name } = scriptFor('lint', scripts);
  if (name !== null) return check('lint', 'Lint', `composer run-script ${name}`);
  if (dependencies.has('laravel/pint')) return tolerated('lint', 'Lint', 'vendor/bin/pint --test');
  if (!dependencies.has('friendsofphp/php-cs-fixer')) return null;
  return tolerated('lint', 'Lint', 'vendor/bin/php-cs-fixer fix --dry-run --diff');
}

function typesGate({ files }: Project, { scripts, dependencies }: Manifest): InitGate | null {
  const { name } = scriptFor('types', scripts);
  if (name !== null) return check('types', 'Types', `composer run-script ${name}`);
  const isConfigured = ['phpstan.neon', 'phpstan.neon.dist', 'phpstan.dist.neon'].some((each) =>
    files.has(each),
  );
  const isInstalled = ['phpstan/phpstan', 'larastan/larastan'].some((each) => dependencies.has(each));
  return isConfigured && isInstalled
    ? tolerated('types', 'Types', 'vendor/bin/phpstan analyse --no-progress')
    : null;
}
