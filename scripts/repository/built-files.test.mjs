import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.mjs';

/** A compiled file of the API that a program or a document names; `bundle` and `operations/commands/<name>` are made otherwise. */
const COMPILED = /api\/dist\/((?!bundle\/)[\w/-]+)\.js/g;

it('names no compiled file whose source is gone', () => {
  const paths = ['scripts', 'tools', 'e2e', 'api/test', 'deploy', 'docs', 'Dockerfile', 'compose.yaml', 'package.json'];
  const files = execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' }).split('\n');
  const gone = [];
  for (const file of files.filter((each) => /\.(mjs|ts|json|ya?ml|service|md)$|Dockerfile/.test(each)))
    for (const [name, source] of readFileSync(join(root, file), 'utf8').matchAll(COMPILED))
      if (!existsSync(join(root, `api/src/${source}.ts`))) gone.push(`${file}: ${name}`);
  expect(gone).toEqual([]);
});
