import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/support/root.mjs';
import { notesOf } from './notes-of.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

it("takes a version's notes from the change log, and no other's", () => {
  const changelog =
    '# Changelog\n\n## [0.2.0] - 2026-12-24\n\n- New.\n\n### Fixed\n- Old.\n\n## [0.1.0] - 2026-11-29\n- First.\n';
  expect(notesOf(changelog, '0.2.0')).toBe('- New.\n\n### Fixed\n- Old.');
  expect(notesOf(changelog, '0.1.0')).toBe('- First.');
  expect(notesOf(changelog, '0.3.0')).toBe('');
});

it('gives all packages one version', () => {
  const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const versions = manifests
    .trim()
    .split('\n')
    .map((file) => JSON.parse(read(file)).version);
  expect(versions.length).toBeGreaterThan(5);
  expect(new Set(versions).size).toBe(1);
});

it('pins every action by the hash of its commit, with its version beside it', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(join(root, folder)).flatMap((file) => read(`${folder}/${file}`).match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+(\.\d+){0,2}$/.test(line))).toEqual([]);
});
