/** Builds both front ends, beside each other: either alone leaves a processor idle for most of its time. */

import { start } from '../support/children.mjs';
import { root } from '../support/root.mjs';

const builds = ['storefront', 'backoffice'].map((name) =>
  start('npm', ['--prefix', name, 'run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
);
const ends = await Promise.all(builds.map(({ ended }) => ended));
process.exitCode = Math.max(...ends.map(({ code }) => code));
