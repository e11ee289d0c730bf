/** Lists the tools, or builds the shop and runs one: `npm run tools [-- <name>]`. With BUILD=off what was built before is taken. */
import { spawnSync } from 'node:child_process';
import { TOOLS } from './tools.ts';

const [name] = process.argv.splice(2, 1);
const tool = name === undefined ? undefined : TOOLS[name];
if (tool) {
  const { status } =
    tool.unbuilt || process.env.BUILD === 'off'
      ? { status: 0 }
      : spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status === 0) await import(`./${tool.file}`);
  else process.exitCode = 1;
} else {
  const lines = Object.entries(TOOLS).map(([each, { shows }]) => `  ${each.padEnd(15)} ${shows}`);
  console.log(['npm run tools -- <name>, by tools/README.md:', ...lines].join('\n'));
  if (name !== undefined) process.exitCode = 1;
}
