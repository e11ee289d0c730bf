/** Which Patroni runs, and whether what the drill promises can hold with it. */
import { execFileSync } from 'node:child_process';

/**
 * Before this one a leader that falls silent and comes back writes its name over the one of its successor in etcd, and what
 * was acknowledged meanwhile is lost: https://github.com/patroni/patroni/pull/2689
 */
const OLDEST_SAFE = '3.0.3';

/** The version in words, with what is wrong with it. */
export function aboutPatroni({ patroni }) {
  const [version] = execFileSync(patroni, ['--version'], { encoding: 'utf8' }).match(/\d+(\.\d+)+/) ?? ['?'];
  const isOlder = version.localeCompare(OLDEST_SAFE, 'en', { numeric: true }) < 0;
  return isOlder
    ? `Patroni ${version}: before ${OLDEST_SAFE} a leader that was silent may take its place back`
    : `Patroni ${version}`;
}
