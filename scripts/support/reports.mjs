import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** The most letters of a failure beside the test's name. */
const MOST_LETTERS = 500;

/** A test that failed by its name, and the beginning of why, indented below it. */
function failure(place, name, message = '') {
  const why = stripVTControlCharacters(message).slice(0, MOST_LETTERS);
  return `${place} › ${name}\n        ${why.replaceAll('\n', '\n        ')}`;
}

/** The failures of a file's tests, or of the file that could not be read. */
const failedInFile = ({ name: file, status, message, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [failure(relative(root, file), 'its tests did not run', message)];
  return failed.map(({ fullName, failureMessages: [why] }) => failure(relative(root, file), fullName, why));
};

/** What vitest reports: how many passed, and which failed. */
export const countUnits = ({ testResults, ...counts }) => {
  const names = testResults.flatMap(failedInFile);
  return {
    passed: counts.numPassedTests,
    failed: Math.max(counts.numFailedTests, names.length),
    skipped: counts.numPendingTests + (counts.numTodoTests ?? 0),
    names,
  };
};

/** The journeys that failed, of a file or a group of them. */
const failedIn = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ ok, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
    return ok ? [] : [failure(file, title, error?.message)];
  }),
  ...suites.flatMap(failedIn),
];

/** What Playwright reports. */
export const countJourneys = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  names: suites.flatMap(failedIn),
});
