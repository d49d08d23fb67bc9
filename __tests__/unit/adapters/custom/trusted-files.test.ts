import { describe, expect, it } from 'vitest';
import { replaceTrustedFiles, trustedFilesIn } from '../../../../src/adapters/custom/trusted-files.ts';

describe('the words of a command that name files of the trusted commit', () => {
  it.each([
    ['./.forge/kill.sh', ['.forge/kill.sh'], '.forge/kill.sh'],
    ['.forge/kill.sh --now', ['.forge/kill.sh'], '.forge/kill.sh'],
    ['sh ./.forge/kill.sh', ['.forge/kill.sh'], null],
    ['A=1 ./a.sh; ./b.sh | ./c/d.sh', ['a.sh', 'b.sh', 'c/d.sh'], null],
    ['test ! -e STOP', [], null],
    ['/usr/bin/env true', [], null],
    ['node -e "console.log(1)" src/x', [], null],
  ])('%s', (command, files, program) => {
    expect(trustedFilesIn(command)).toEqual({ files, program, problem: null });
  });

  it.each([
    '"./kill.sh"',
    "sh -c './kill.sh'",
    'run --file=./kill.sh',
    'sh ./$NAME',
    '../kill.sh',
    './a/../kill.sh',
  ])('are refused where it cannot be told which file it is: %s', (command) => {
    expect(trustedFilesIn(command)).toMatchObject({
      files: [],
      problem: expect.stringContaining('write it'),
    });
  });

  it('are replaced one by one, and nothing else is', () => {
    const copy = (file: string): string => `/copies/${file}`;
    expect(replaceTrustedFiles('a/x.sh ./b.sh c/d ./b.sh;./e.sh', copy)).toBe(
      '/copies/a/x.sh /copies/b.sh c/d /copies/b.sh;/copies/e.sh',
    );
  });
});
