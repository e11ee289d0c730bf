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

/** What vitest reports: how many passed, and which failed. */
export const countUnits = ({ testResults, ...counts }) => ({
  passed: counts.numPassedTests,
  failed: counts.numFailedTests,
  skipped: counts.numPendingTests + (counts.numTodoTests ?? 0),
  names: testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message] }) => failure(relative(root, file), fullName, message)),
  ),
});

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
