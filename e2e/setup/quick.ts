/**
 * `npm test` is what every change must pass, in 15 to 17 minutes on two cores (decision 83). `npm run test:all`, at night and
 * before a release, leaves nothing out; nor does a test that is run by its name.
 */
export const isQuick = process.env.TESTS === 'quick';

/** How often a test does what it does again and again: as its own setting says, else `few` times in `npm test`, `whole` elsewhere. */
export const rounds = (setting: string, whole: number, few: number): number =>
  Number(process.env[setting] ?? (isQuick ? few : whole));
