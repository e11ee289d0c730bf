/**
 * `npm test` is what every change must pass, in 13 to 16 minutes on two cores (decision 83). `npm run test:all`, at night and
 * before a release, leaves nothing out; nor does a test that is run by its name.
 */
export const isQuick = process.env.TESTS === 'quick';

/** How often a test does what it does again and again: as its own setting says, else `few` times in `npm test`, `whole` elsewhere. */
export const rounds = (setting: string, whole: number, few: number): number =>
  Number(process.env[setting] ?? (isQuick ? few : whole));

/** Of what is tried at each of many alike, which of them `at` says: all, or in `npm test` every n-th, by turns, about `few`. */
export function byTurns<T>(all: readonly T[], at: number, few: number): readonly T[] {
  const turns = isQuick ? Math.ceil(all.length / few) : 1;
  return all.filter((_, index) => index % turns === at % turns);
}
