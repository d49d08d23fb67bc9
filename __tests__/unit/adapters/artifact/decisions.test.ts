import { describe, expect, test } from 'vitest';
import { artifactName } from '../../../../src/adapters/artifact/artifact-name.ts';
import { artifactUrl, missingServiceReason } from '../../../../src/adapters/artifact/artifact-service.ts';
import { uploadFailure } from '../../../../src/adapters/artifact/upload-failure.ts';

describe("an artifact's name", () => {
  const env = { GITHUB_JOB: 'lint', GITHUB_RUN_ATTEMPT: '2' };

  test('tells the job and the attempt, and no two runs share one', () => {
    expect(artifactName(null, 'run-3f2a9c1b-0000-4000-8000-000000000000', env)).toBe(
      'forge-headless-lint-2-3f2a9c1b',
    );
    expect(artifactName(null, 'run-77aa0c1b-0000-4000-8000-000000000000', env)).toBe(
      'forge-headless-lint-2-77aa0c1b',
    );
    expect(artifactName(null, 'run-3f2a9c1b-0', {})).toBe('forge-headless-3f2a9c1b');
  });

  test('is the given one, made valid', () => {
    expect(artifactName('reports', 'run-1', env)).toBe('reports');
    expect(artifactName('a/b\\c:d*e?f"g<h>i|j\r\nk', 'run-1', env)).toBe('a-b-c-d-e-f-g-h-i-j-k');
    expect(artifactName(' ..', 'run-3f2a9c1b-0', {})).toBe('forge-headless-3f2a9c1b');
    const long = artifactName('ä'.repeat(300), 'run-1', env);
    expect(Buffer.byteLength(`${long}-2.zip`)).toBeLessThan(256);
    expect(long).toMatch(/^ä+$/);
  });
});

describe('where there is an artifact service', () => {
  const runner = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://results' };

  test.each(['https://github.com', 'https://acme.ghe.com', 'http://127.0.0.1:80', ''])(
    'there is one for %j',
    (url) => {
      expect(missingServiceReason({ ...runner, GITHUB_SERVER_URL: url })).toBeNull();
    },
  );

  test.each(['https://git.acme.example', 'https://github.com.evil.example', 'https://notghe.com', 'no url'])(
    'there is none for %j',
    (url) => {
      expect(missingServiceReason({ ...runner, GITHUB_SERVER_URL: url })).toContain('Enterprise Server');
    },
  );

  test('there is none without what the runner gives to reach it', () => {
    expect(missingServiceReason({ ACTIONS_RESULTS_URL: 'https://results' })).toContain(
      'ACTIONS_RUNTIME_TOKEN',
    );
    expect(missingServiceReason({ ACTIONS_RUNTIME_TOKEN: 't' })).toContain('ACTIONS_RESULTS_URL');
  });

  test('an artifact has its page below the workflow run', () => {
    const env = {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ID: '7',
    };
    expect(artifactUrl('42', env)).toBe('https://github.com/acme/app/actions/runs/7/artifacts/42');
  });
});

test.each([
  [
    'Failed to CreateArtifact: Artifact storage quota has been hit. Unable to upload any new artifacts.',
    'quota',
  ],
  ['Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: taken', 'taken'],
  ['Failed to CreateArtifact: Unable to make request: EHOSTUNREACH', 'unavailable'],
  ['Failed to CreateArtifact: Failed to make request after 5 attempts: (503)', 'unavailable'],
  ['Upload progress stalled.', 'unavailable'],
  ['Failed to CreateArtifact: Received non-retryable error: Failed request: (403) Forbidden', 'refused'],
])('"%s" means %s', (message, trouble) => {
  expect(uploadFailure(message)).toMatchObject({ ok: false, trouble });
});
