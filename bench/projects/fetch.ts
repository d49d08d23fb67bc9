/** Brings published sources from the package registries, each through its ordinary client. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a program and returns its standard output. Throws with the program's own words when it fails. */
export function output(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'forge-fetch-'));
}

/** Copies the only folder inside `parent` to `folder`; archives hold one folder at their top. */
function copyOnlyFolder(parent: string, folder: string): void {
  const [only] = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (only === undefined) throw new Error(`${parent} holds no folder`);
  // The module caches of Go and Cargo are read-only; a checkout is not.
  cpSync(join(parent, only.name), folder, { recursive: true });
  output('chmod', ['-R', 'u+w', folder], parent);
}

function unpack(archive: string, folder: string): void {
  const into = scratch();
  output('tar', ['-xf', archive, '-C', into], into);
  copyOnlyFolder(into, folder);
}

export function fromNpm(name: string, version: string): (folder: string) => void {
  return (folder) => {
    const into = scratch();
    const archive = output('npm', ['pack', '--silent', `${name}@${version}`], into).trim();
    unpack(join(into, archive), folder);
  };
}

export function fromPyPI(name: string, version: string): (folder: string) => void {
  return (folder) => {
    const into = scratch();
    const args = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--no-binary', ':all:', '-d', into];
    output('python3', [...args, `${name}==${version}`], into);
    unpack(join(into, `${name}-${version}.tar.gz`), folder);
  };
}

export function fromGo(module: string, version: string): (folder: string) => void {
  return (folder) => {
    const answer = output('go', ['mod', 'download', '-json', `${module}@${version}`], scratch());
    const { Dir } = JSON.parse(answer) as { Dir: string };
    cpSync(Dir, folder, { recursive: true });
    output('chmod', ['-R', 'u+w', folder], folder);
  };
}

export function fromCrates(name: string, version: string): (folder: string) => void {
  return (folder) => {
    const into = scratch();
    const manifest = `[package]\nname = "fetch"\nversion = "0.1.0"\n[dependencies]\n${name} = "=${version}"\n`;
    writeFileSync(join(into, 'Cargo.toml'), manifest);
    mkdirSync(join(into, 'src'));
    writeFileSync(join(into, 'src', 'lib.rs'), '');
    output('cargo', ['fetch', '--quiet'], into);
    const sources = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
    const [index] = readdirSync(sources).filter((entry) =>
      readdirSync(join(sources, entry)).includes(`${name}-${version}`),
    );
    if (index === undefined) throw new Error(`cargo fetched no ${name}-${version}`);
    cpSync(join(sources, index, `${name}-${version}`), folder, { recursive: true });
  };
}

export function fromMaven(group: string, artifact: string, version: string): (folder: string) => void {
  return (folder) => {
    const into = scratch();
    const coordinates = `${group}:${artifact}:${version}:zip:source-release`;
    output('mvn', ['-q', 'dependency:get', `-Dartifact=${coordinates}`, '-Dtransitive=false'], into);
    const place = join(homedir(), '.m2', 'repository', ...group.split('.'), artifact, version);
    const archive = join(place, `${artifact}-${version}-source-release.zip`);
    output('python3', ['-m', 'zipfile', '-e', archive, join(into, 'unpacked')], into);
    copyOnlyFolder(join(into, 'unpacked'), folder);
  };
}

/** The upstream sources of a Debian package. Uses the machine's own archive, with source packages switched on for this call. */
export function fromDebian(name: string): (folder: string) => void {
  return (folder) => {
    const into = scratch();
    const at = (part: string): string => join(into, part);
    for (const part of ['parts', 'lists/partial', 'cache/archives/partial', 'got']) {
      mkdirSync(at(part), { recursive: true });
    }
    const system = readFileSync('/etc/apt/sources.list.d/debian.sources', 'utf8');
    writeFileSync(at('parts/sources.sources'), system.replaceAll(/^Types: deb$/gm, 'Types: deb-src'));
    const options = [
      ['Dir::Etc::sourcelist', '/dev/null'],
      ['Dir::Etc::sourceparts', at('parts')],
      ['Dir::State::lists', at('lists')],
      ['Dir::Cache', at('cache')],
      ['APT::Sandbox::User', ''],
    ].flatMap(([key, value]) => ['-o', `${key}=${value}`]);
    output('apt-get', [...options, '-qq', 'update'], into);
    output('apt-get', [...options, '-qq', 'source', '--download-only', name], at('got'));
    const [archive] = readdirSync(at('got')).filter((file) => file.includes('.orig.tar.'));
    if (archive === undefined) throw new Error(`Debian has no upstream archive of ${name}`);
    unpack(join(at('got'), archive), folder);
  };
}
