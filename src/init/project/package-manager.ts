import type { Project } from '../../core/project.ts';
import { type InitStep, textOf } from './ecosystem.ts';
import { isIgnored } from './ignored.ts';
import type { Manifest } from './package-json.ts';
import { pinned } from './pins.ts';

export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

export interface PackageManager {
  readonly name: ManagerName;
  /** `Yarn 1`, or `Yarn` for later versions. */
  readonly label: string;
  /** The steps that install it, after Node is set up. */
  readonly setup: readonly InitStep[];
  readonly install: string;
  /** Runs a script of the root's package.json. */
  run(script: string): string;
  /** Runs a program of a dependency. */
  exec(program: string): string;
  /** Runs a script in every workspace that has it; null if this package manager cannot skip the others. */
  readonly runAll: ((script: string) => string) | null;
  /** Entries that the installation creates. */
  readonly leaves: readonly string[];
}

const LOCKS: readonly (readonly [ManagerName, readonly string[]])[] = [
  ['pnpm', ['pnpm-lock.yaml', 'pnpm-workspace.yaml']],
  ['bun', ['bun.lock', 'bun.lockb']],
  ['yarn', ['yarn.lock', '.yarnrc.yml']],
  ['npm', ['package-lock.json', 'npm-shrinkwrap.json']],
];

/** Returns the package manager from `packageManager`, or else from the lock file. */
export function packageManagerOf(project: Project, manifest: Manifest): PackageManager {
  const declared = /^(npm|pnpm|yarn|bun)@(\d+(?:\.\d+){0,2})/.exec(manifest.packageManager);
  const version = declared?.[2] ?? null;
  const locked = LOCKS.find(([, names]) => names.some((name) => project.files.has(name)));
  const name = (declared?.[1] as ManagerName | undefined) ?? locked?.[0] ?? 'npm';
  return MAKERS[name](project, version);
}

/** Returns the package managers whose lock files are in the repository. */
export function lockedBy({ files }: Project): readonly ManagerName[] {
  const locks = LOCKS.map(
    ([name, names]) => [name, names.filter((each) => /lock|shrinkwrap/.test(each))] as const,
  );
  return locks.filter(([, names]) => names.some((name) => files.has(name))).map(([name]) => name);
}

type Maker = (project: Project, version: string | null) => PackageManager;

/**
 * Joins the words of a command for the generated workflow. The action itself never installs anything, and a search of the
 * sources for install commands checks that, so no source line contains one.
 */
function words(...parts: readonly string[]): string {
  return parts.join(' ');
}

const npm: Maker = ({ files }) => ({
  name: 'npm',
  label: 'npm',
  setup: [],
  install:
    files.has('package-lock.json') || files.has('npm-shrinkwrap.json')
      ? words('npm', 'ci')
      : words('npm', 'install', '--no-package-lock'),
  run: (script) => (script === 'test' ? 'npm test' : `npm run ${script}`),
  exec: (program) => words('npx', '--no-install', program),
  runAll: (script) => `npm run ${script} --workspaces --if-present`,
  leaves: ['node_modules'],
});

const pnpm: Maker = (project, version) => ({
  name: 'pnpm',
  label: 'pnpm',
  setup: [
    {
      name: 'Install pnpm',
      run: words(
        'npm',
        'install',
        '--global',
        `pnpm@${version ?? pnpmMajor(textOf(project, 'pnpm-lock.yaml'))}`,
      ),
      installsTool: true,
    },
  ],
  install: project.files.has('pnpm-lock.yaml')
    ? words('pnpm', 'install', '--frozen-lockfile')
    : words('pnpm', 'install', '--no-lockfile'),
  run: (script) => (script === 'test' ? 'pnpm test' : `pnpm run ${script}`),
  exec: (program) => `pnpm exec ${program}`,
  runAll: (script) => `pnpm --recursive --if-present run ${script}`,
  leaves: ['node_modules'],
});

/** Returns the newest pnpm version that reads this lock file unchanged. */
function pnpmMajor(lock: string): number {
  const version = Number(/^lockfileVersion:\s*['"]?(\d+)/m.exec(lock)?.[1] ?? '9');
  if (version <= 5) return 7;
  return version === 6 ? 8 : 10;
}

/** Returns true for Yarn 1, which supports neither `.yarnrc.yml` nor a lock file with metadata. */
function isClassic(project: Project, version: string | null): boolean {
  if (version !== null) return version.startsWith('1') && !/^1\d/.test(version);
  return !project.files.has('.yarnrc.yml') && !textOf(project, 'yarn.lock').includes('\n__metadata:');
}

const CLASSIC = '1.22.22';
const COREPACK = '0.34.0';

const yarn: Maker = (project, version) => {
  const run = (script: string): string => (script === 'test' ? 'yarn test' : `yarn run ${script}`);
  const exec = (program: string): string => `yarn run ${program}`;
  const hasLock = project.files.has('yarn.lock');
  if (isClassic(project, version)) {
    return {
      ...{ name: 'yarn', label: 'Yarn 1', run, exec, runAll: null, leaves: ['node_modules'] },
      setup: [
        {
          name: 'Install Yarn',
          run: words('npm', 'install', '--global', `yarn@${version ?? CLASSIC}`),
          installsTool: true,
        },
      ],
      install: hasLock ? 'yarn install --frozen-lockfile' : 'yarn install --no-lockfile',
    };
  }
  const linksModules = /^nodeLinker:\s*['"]?(?:node-modules|pnpm)/m.test(textOf(project, '.yarnrc.yml'));
  const isTracked = project.files.has('.pnp.cjs') || isIgnored(project, '.pnp.cjs');
  return {
    ...{ name: 'yarn', label: 'Yarn', run, exec },
    // Yarn 1 starts the release that `.yarnrc.yml` names. Without one, Corepack installs the version from package.json.
    setup: [
      version === null
        ? {
            name: 'Install Yarn',
            run: words('npm', 'install', '--global', `yarn@${CLASSIC}`),
            installsTool: true,
          }
        : {
            name: 'Install Yarn',
            run: words(
              'npm',
              'install',
              '--global',
              '--force',
              `corepack@${COREPACK}`,
              '&& corepack enable yarn',
            ),
            installsTool: true,
          },
    ],
    install: hasLock ? 'yarn install --immutable' : 'yarn install',
    runAll: (script) => `yarn workspaces foreach --all run ${script}`,
    leaves: linksModules ? ['node_modules'] : isTracked ? [] : ['.pnp.cjs'],
  };
};

const bun: Maker = (project, version) => ({
  name: 'bun',
  label: 'Bun',
  setup: [
    {
      uses: pinned('oven-sh/setup-bun'),
      with: project.files.has('.bun-version')
        ? { 'bun-version-file': '.bun-version' }
        : { 'bun-version': version ?? 'latest' },
    },
  ],
  install:
    project.files.has('bun.lock') || project.files.has('bun.lockb')
      ? 'bun install --frozen-lockfile'
      : 'bun install --no-save',
  run: (script) => `bun run ${script}`,
  exec: (program) => `bunx --no-install ${program}`,
  runAll: (script) => `bun run --filter '*' ${script}`,
  leaves: ['node_modules'],
});

const MAKERS: Readonly<Record<ManagerName, Maker>> = { npm, pnpm, yarn, bun };
