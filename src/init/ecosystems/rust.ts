import { type Ecosystem, firstFile, LONG, tests, textOf, tolerated } from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';

/** Cargo packages and workspaces. The runner includes rustup. */
export const rust: Ecosystem = (project) => {
  if (!project.files.has('Cargo.toml')) return null;
  const hasLock = project.files.has('Cargo.lock');
  const isWorkspace = /^[ \t]*\[workspace\]/m.test(textOf(project, 'Cargo.toml'));
  const toolchain = firstFile(project, ['rust-toolchain.toml', 'rust-toolchain']);
  const all = isWorkspace ? ' --workspace' : '';
  return {
    label: isWorkspace ? 'Rust (Cargo workspace)' : 'Rust (Cargo)',
    language: 'Rust',
    steps: [
      {
        name: 'Install Rust',
        run: `${toolchain === null ? '' : 'rustup toolchain install\n'}rustup component add clippy rustfmt`,
      },
      { name: 'Download crates', run: hasLock ? 'cargo fetch --locked' : 'cargo fetch' },
    ],
    gates: [
      tests(`cargo test${all} --offline`, LONG),
      {
        ...tolerated('lint', 'Clippy', `cargo clippy${all} --all-targets --offline -- -D warnings`),
        timeout: LONG,
      },
      tolerated('lint', 'Format', 'cargo fmt --all -- --check'),
    ],
    notes: hasLock ? [] : unignored(project, 'cargo fetch', ['Cargo.lock']),
  };
};
