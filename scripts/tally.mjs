import { existsSync, readFileSync, rmSync } from 'node:fs';
import { withPrograms } from './root.mjs';
import { runStep, timesTaken } from './step.mjs';
import { report } from './workspace.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

/** A step fails as one even if it cannot say how many of its tests did: nothing passes for want of a report. */
function add({ passed = 0, failed = 0, skipped = 0 }, ok) {
  total.passed += passed;
  total.failed += Math.max(failed, ok ? 0 : 1);
  total.skipped += skipped;
}

/** A step that passes or fails as one. Does nothing without a command. */
export async function check(label, command) {
  if (!command) return;
  const { ok } = await runStep(label, command, { env: withPrograms() });
  add({ passed: ok ? 1 : 0 }, ok);
}

/** A step that writes how many of its tests passed to `reportFile`, from which `count` reads them. */
export async function tests(label, command, reportFile, count, options) {
  rmSync(reportFile, { force: true });
  const { ok } = await runStep(label, command, { ...options, env: { ...withPrograms(), ...options?.env } });
  const found = existsSync(reportFile) ? count(JSON.parse(readFileSync(reportFile, 'utf8'))) : undefined;
  if (!found) console.log(`(${label}: no report was written)`);
  add(found ?? {}, ok && found !== undefined);
}

/** What must be there before the next step; counts only when it fails. Says whether it is. */
export async function prepared(prepare) {
  try {
    await prepare();
    return true;
  } catch (error) {
    report(error);
    add({}, false);
    return false;
  }
}

/** What each step took, the last line, and how the process ends. */
export function summary() {
  console.log(`\n${timesTaken()}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
