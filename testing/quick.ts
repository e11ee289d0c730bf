/**
 * `npm test` is what every change must pass, in 13 to 16 minutes on two cores (decision 83). `npm run test:all`, nightly and
 * before a release, leaves nothing out; nor does a test that is run by its name.
 */
export const isQuick = process.env.TESTS === 'quick';

/** The repetitions of a test: by its own setting, else `few` in `npm test` and `whole` elsewhere. */
export const rounds = (setting: string, whole: number, few: number): number =>
  Number(process.env[setting] ?? (isQuick ? few : whole));

/** Whether item `at` of many similar ones is tried: all, or in `npm test` every n-th, about `few`. */
export function byTurns<T>(all: readonly T[], at: number, few: number): readonly T[] {
  const turns = isQuick ? Math.ceil(all.length / few) : 1;
  return all.filter((_, index) => index % turns === at % turns);
}
