import { existsSync, readFileSync, rmSync } from 'node:fs';
import { withPrograms } from './root.mjs';
import { runStep, timesTaken } from './step.mjs';
import { report } from './workspace.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
/** The failures, by name: repeated at the end, where a long log is read first. */
const failures = [];

/** A step fails as one even if it cannot count its failed tests: nothing passes for want of a report. */
function add(label, { passed = 0, failed = 0, skipped = 0, names = [] }, ok) {
  total.passed += passed;
  total.failed += Math.max(failed, ok ? 0 : 1);
  total.skipped += skipped;
  if (!ok && names.length === 0) names = ['see its output'];
  failures.push(...names.map((name) => `FAILED  ${label}: ${name}`));
}

/** A step that passes or fails as one. Does nothing without a command. */
export async function check(label, command) {
  if (!command) return;
  const { ok } = await runStep(label, command, { env: withPrograms() });
  add(label, { passed: ok ? 1 : 0 }, ok);
}

/** A step that writes how many of its tests passed, and which failed, to `reportFile`, from which `count` reads them. */
export async function tests(label, command, reportFile, count, options) {
  rmSync(reportFile, { force: true });
  const { ok } = await runStep(label, command, { ...options, env: { ...withPrograms(), ...options?.env } });
  const found = existsSync(reportFile) ? count(JSON.parse(readFileSync(reportFile, 'utf8'))) : undefined;
  if (!found) console.log(`(${label}: no report was written)`);
  add(label, found ?? {}, ok && found !== undefined);
}

/** What must be there before the next step; counts only when it fails. Returns whether it passed. */
export async function prepared(prepare) {
  try {
    await prepare();
    return true;
  } catch (error) {
    report(error);
    add('preparing', {}, false);
    return false;
  }
}

/** What each step took, what failed, the last line, and how the process ends. */
export function summary() {
  console.log(`\n${timesTaken()}\n`);
  if (failures.length > 0) console.log(`${failures.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
