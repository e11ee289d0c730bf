import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countJourneys, countUnits } from './reports.mjs';
import { root } from './root.mjs';

afterAll(() => {
  for (const name of ['what-fails', 'what-passes']) rmSync(join(root, '.cache/logs', `${name}.log`), { force: true });
});

it('names a unit test that failed, and why', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['\u001b[31mexpected 1\nto be 2\u001b[39m'] },
  ];
  const testResults = [{ name: join(root, 'shared/src/sums.test.ts'), assertionResults }];
  expect(countUnits({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, testResults })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    names: ['shared/src/sums.test.ts › takes away\n        expected 1\n        to be 2'],
  });
});

it('names a file whose tests did not run', () => {
  const testResults = [
    { name: join(root, 'api/src/state.test.ts'), status: 'failed', message: 'no such field', assertionResults: [] },
  ];
  const { failed, names } = countUnits({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults });
  expect([failed, names]).toEqual([1, ['api/src/state.test.ts › its tests did not run\n        no such field']]);
});

it('names a journey that failed, also one of a group', () => {
  const of = (title, ok) => ({ ok, title, tests: [{ results: [ok ? {} : { error: { message: 'no such row' } }] }] });
  const group = { file: 'lists.spec.ts', specs: [of('writes', false)] };
  const suites = [{ file: 'lists.spec.ts', specs: [of('sorts', true)], suites: [group] }];
  const { names, ...counts } = countJourneys({ stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 }, suites });
  expect(names).toEqual(['lists.spec.ts › writes\n        no such row']);
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

it('names the failed step at the end, then the counts, and ends with 1', () => {
  const script = `
    import { check, summary } from './scripts/support/tally.mjs';
    await check('what fails', [process.execPath, '--eval', 'process.exit(3)']);
    await check('what passes', [process.execPath, '--eval', '']);
    summary();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n').slice(-3)).toEqual([
    'FAILED  what fails: see its output',
    '',
    '1 passed, 1 failed, 0 skipped',
  ]);
});
