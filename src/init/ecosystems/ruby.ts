import type { Project } from '../../core/project.ts';
import { type Ecosystem, firstFile, type InitGate, tests, textOf, tolerated } from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';
import { pinned } from '../project/pins.ts';

const RUBY = '3.4';

/** Ruby with Bundler: RSpec, Rails, Rake or plain Minitest. */
export const ruby: Ecosystem = (project) => {
  const hasGemfile = project.files.has('Gemfile');
  const isGem = [...project.files].some((name) => name.endsWith('.gemspec'));
  if (!hasGemfile && !isGem && !project.files.has('Rakefile')) return null;
  const hasLock = project.files.has('Gemfile.lock');
  const prefix = hasGemfile ? 'bundle exec ' : '';
  const gate = testGate(project, prefix);
  return {
    label: hasGemfile ? 'Ruby (Bundler)' : 'Ruby',
    language: 'Ruby',
    steps: [
      { uses: pinned('ruby/setup-ruby'), ...version(project) },
      ...(hasGemfile
        ? [
            {
              name: 'Install gems',
              run: 'bundle install',
              // A changed Gemfile.lock would leave the workspace dirty.
              ...(hasLock ? { env: { BUNDLE_FROZEN: 'true' } } : {}),
            },
          ]
        : []),
    ],
    gates: [...(gate === null ? [] : [gate]), ...lintGates(project, prefix)],
    notes: hasGemfile && !hasLock ? unignored(project, 'bundle install', ['Gemfile.lock']) : [],
  };
};

/** The setup action reads .ruby-version and .tool-versions itself, but not the Gemfile. */
function version(project: Project): { readonly with?: Readonly<Record<string, string>> } {
  if (firstFile(project, ['.ruby-version', '.tool-versions']) !== null) return {};
  const named = /^[ \t]*ruby[ \t]*\(?["'][~><= ]*(\d+\.\d+)/m.exec(textOf(project, 'Gemfile'));
  return { with: { 'ruby-version': named?.[1] ?? RUBY } };
}

function mentions(project: Project, gem: string): boolean {
  const text = ['Gemfile', 'Gemfile.lock', ...[...project.files].filter((name) => name.endsWith('.gemspec'))]
    .map((name) => textOf(project, name))
    .join('\n');
  return new RegExp(`(?:^|["'\\s])${gem}(?:[-"'\\s(]|$)`, 'm').test(text);
}

function testGate(project: Project, prefix: string): InitGate | null {
  const { files, folders } = project;
  if (files.has('.rspec') || (folders.has('spec') && mentions(project, 'rspec')))
    return tests(`${prefix}rspec`);
  if (folders.has('test') && folders.has('bin') && mentions(project, 'rails')) return tests('bin/rails test');
  const rakefile = textOf(project, 'Rakefile');
  if (/TestTask|RSpec::Core::RakeTask|Minitest::TestTask|task\s+:?["']?test\b/.test(rakefile)) {
    return tests(
      `${prefix}rake${/Test|test/.test(rakefile.replaceAll('RSpec::Core::RakeTask', '')) ? ' test' : ' spec'}`,
    );
  }
  if (folders.has('spec')) return tests(`${prefix}rspec`);
  if (!folders.has('test')) return null;
  const load = 'Dir["./test/**/{test_*,*_test}.rb"].sort.each { |file| require file }';
  return tests(`${prefix}ruby -Ilib -Itest -e '${load}'`);
}

function lintGates(project: Project, prefix: string): readonly InitGate[] {
  if (mentions(project, 'rubocop')) return [tolerated('lint', 'Lint', `${prefix}rubocop`)];
  return mentions(project, 'standard') ? [tolerated('lint', 'Lint', `${prefix}standardrb`)] : [];
}
