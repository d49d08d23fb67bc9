import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forcedPushes, readShell } from '../../../../src/constraints/shell/read-shell.ts';
import { type ShellReading, UNREAD } from '../../../../src/constraints/shell/shell-reading.ts';

const PLACE = { root: '/w', cwd: '/w/src' };

function read(script: string): ShellReading {
  return readShell(script, PLACE);
}

/** The commands' words, with `…` for what cannot be read. */
function commands(script: string): readonly (readonly string[])[] {
  const words = read(script).commands.map((command) => command.words.map(({ text }) => text));
  return words.map((each) => each.map((text) => text.replaceAll(UNREAD, '…')));
}

function last(script: string): readonly string[] {
  return commands(script).at(-1) ?? [];
}

describe('a word', () => {
  it.each([
    [String.raw`x 'a b' "c d" e\ f g'h'"i"`, ['x', 'a b', 'c d', 'e f', 'ghi']],
    [String.raw`x $'\x41\t\u0042' $"hi"`, ['x', 'A\tB', 'hi']],
    ['x {a,b{1..3}}c "{d,e}" {f} \\{g,h}', ['x', 'ac', 'b1c', 'b2c', 'b3c', '{d,e}', '{f}', '{g,h}']],
    ['x a\\\nb', ['x', 'ab']],
    ['a="1 2"; x $a "$a" ${a}3', ['x', '1', '2', '1 2', '1', '23']],
    ['a=; x $a "$a" ${a:-d} ${a-e} ${a:+f}', ['x', '', 'd']],
    [
      'a=(1 "2 3"); x ${a[@]} "${a[@]}" "${a[1]}" ${#a[@]} $a',
      ['x', '1', '2', '3', '1', '2 3', '2 3', '2', '1'],
    ],
    [
      'a=path/file.txt; x ${a##*/} ${a%.*} ${a%%/*} ${a#*/} ${#a}',
      ['x', 'file.txt', 'path/file', 'path', 'file.txt', '13'],
    ],
    [
      'a=banana; x ${a/an/X} ${a//an/X} ${a/#b/X} ${a/%a/X} ${a:1:3} ${a: -2}',
      ['x', 'bXana', 'bXXa', 'Xanana', 'bananX', 'ana', 'na'],
    ],
    ['a=Ab; x ${a^^} ${a,,} ${a,}', ['x', 'AB', 'ab', 'ab']],
    ['b=a; a=1; x ${!b}', ['x', '1']],
    ['set -- p "q r"; x "$@" $# "$2" $*', ['x', 'p', 'q r', '2', 'q r', 'p', 'q', 'r']],
    ['IFS=:; a=1:2; x $a', ['x', '1', '2']],
    ['x $(echo a b) "$(printf "%s-" c d)" `echo e`', ['x', 'a', 'b', 'c-d-', 'e']],
    ['x $PWD ~/y ~root/z $unset', ['x', '/w/src', '…/y', '~root/z', '…']],
    ['x "pre$unset"/post $((1 + n))', ['x', 'pre…/post', '…']],
    ['x=1 y=2; unset x; z "$x$y"', ['z', '2']],
  ])('%s', (script, words) => {
    expect(last(script)).toEqual(words);
  });

  it('that a loop or a branch may have set cannot be read', () => {
    expect(last('a=1; if b; then a=2; fi; x $a')).toEqual(['x', '…']);
    expect(last('a=1; if b; then a=2; else a=2; fi; x $a')).toEqual(['x', '2'].with(1, '…'));
    expect(last('a=1; while b; do a=2; done; x $a')).toEqual(['x', '…']);
    expect(last('a=1; b && a=2; x $a')).toEqual(['x', '…']);
    expect(last('a=1; (a=2); x $a')).toEqual(['x', '1']);
    expect(last('a=1; a=2 true; x $a')).toEqual(['x', '1']);
  });
});

describe('a script', () => {
  it('is followed into whatever runs it', () => {
    expect(last('sudo -u a env -i B=1 timeout 5 nice -n 3 x y')).toEqual(['x', 'y']);
    expect(last('bash -c \'x "$1" $0\' zero one')).toEqual(['x', 'one', 'zero'].with(2, 'bash'));
    expect(last('find . -name a -exec x {} \\;')).toEqual(['x', '…']);
    expect(last('printf "a\\nb\\n" | xargs x')).toEqual(['x', 'a', 'b']);
    expect(last('f() { x "$@" z; }; f 1 2')).toEqual(['x', '1', '2', 'z']);
    expect(last('eval "x $(echo y)"')).toEqual(['x', 'y']);
    expect(last('for a in 1 2; do x $a; done')).toEqual(['x', '2']);
  });

  it('knows the folder that a command runs in', () => {
    const folder = (script: string): string | undefined => read(script).commands.at(-1)?.cwd;
    expect(folder('cd ..; x')).toBe('/w');
    expect(folder('cd a/b && x')).toBe('/w/src/a/b');
    expect(folder('(cd a); x')).toBe('/w/src');
    expect(folder('cd a || exit 1; x')).toBe('/w/src/a');
    expect(folder('cd "$(git rev-parse --show-toplevel)"; x')).toBe('/w');
    expect(folder('cd "$nowhere"; x')).toBe(UNREAD);
    expect(folder('cd /tmp; cd -; x')).toBe('/w/src');
  });

  it('says which variables it leaves to its environment', () => {
    expect([...read('a=1; x $a $B "${C:-d}"').variables]).toEqual(['B', 'C']);
  });

  it('says what it runs hidden', () => {
    expect(read('echo aWQ= | base64 -d | sh').hidden).toEqual(['sh runs decoded text']);
    expect(read('eval "$(ssh-agent -s)"').hidden).toEqual(['eval runs text that is only known at run time']);
    expect(read('echo aWQ= | base64 -d > id.txt').hidden).toEqual([]);
  });

  it('with an error in it is read up to there, and kept whole', () => {
    const reading = read('x a\nfi\ny');
    expect(reading.commands[0]?.words.map(({ text }) => text)).toEqual(['x', 'a']);
    expect(reading.broken).toEqual(['x a\nfi\ny']);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'$( ) ` ${ } { , .. " \' \\ | & ; \n << EOF <<< > < git push --force +x sh -c eval a= $a $@ for in do done if then fi case esac () [[ ]] (( )) # * ~ x'.split(
      ' ',
    ),
    ' ',
    '\n',
  );

  it('with a function that calls itself is followed a few times, and then as one that nobody knows', () => {
    expect(read('f() { for x in "$1"/*; do f "$x"; done; }; f .').isWhole).toBe(true);
    expect(forcedPushes(read('f() { f; f; }; f; git push'))).toEqual([]);
    const growing = 'f() { if [ $# = 9 ]; then git push "$9"; else f "$@" --force; fi; }; f';
    expect(forcedPushes(read(growing))).toEqual(['git push with words that cannot be read']);
  });

  it('in loops within loops is read once where it would be read too often', () => {
    const loops = 'for i in 1 2 3 4 5 6 7 8; do '.repeat(6);
    const reading = read(`${loops} x $i; ${'done; '.repeat(6)} git push --force`);
    expect(reading.isWhole).toBe(true);
    expect(forcedPushes(reading)).toEqual(['git push with --force']);
  });

  it('is read without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        forcedPushes(read(text));
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        forcedPushes(read(parts.join('')));
        forcedPushes(read(parts.join(' ')));
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['$(', 5000],
    ['`', 10_000],
    ['${a:-', 2000],
    ['((', 5000],
    ['{', 10_000],
    ['{a,', 3000],
    ['"$(', 3000],
    ['(', 10_000],
    ['if true; then ', 700],
    ['eval ', 2000],
    ['bash -c ', 1000],
    ['sudo ', 2000],
    ['f() { ', 1500],
    ['a=$a$a;', 1500],
    ['a=(${a[@]} ${a[@]} 1);', 400],
    ['for i in 1 2 3 4 5 6 7 8; do ', 300],
    ['x <<E\n', 2000],
    ['\\', 10_000],
  ])('made of %j, %i times over, comes to an end', (piece, times) => {
    const text = piece.repeat(times);
    expect(read(text).commands).toBeInstanceOf(Array);
    expect(read(`${text} git push --force`).commands).toBeInstanceOf(Array);
  });

  it('that is more than can be read counts as one that cannot be', () => {
    const deep = (times: number): ShellReading =>
      read(`${'x "$('.repeat(times)}git "pu"sh --f"orce"${')"'.repeat(times)}`);
    expect(forcedPushes(deep(100))).toEqual(['git push with --force']);
    expect(deep(300).isWhole).toBe(false);
    expect(forcedPushes(deep(300))).toEqual(['a script that is too long to read']);
  });
});
