import { COMMON_WORDS, KNOWN_PASSWORDS } from './common-words.ts';

/** The shortest password that is taken at all: shorter ones need no place in the list. */
export const SHORTEST = 8;

/** What people put behind a word. */
const ENDINGS = [
  ['', '1', '2', '7', '01', '10', '11', '12', '13', '21', '22', '23', '69', '75', '77', '88', '99', '00', '007'],
  ['111', '123', '229', '225', '243', '242', '321', '777', '1234', '4321', '12345', '123456', '1234567', '12345678'],
  ['2000', '2010', '2015', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027'],
].flat();

const LETTERS_AND_DIGITS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const RUNS = [
  '12345678901234567890',
  '09876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
];

/** One sign over and over, up to sixteen times. */
const repeated = () =>
  LETTERS_AND_DIGITS.flatMap((sign) => Array.from({ length: 9 }, (_, more) => sign.repeat(SHORTEST + more)));
/** Every stretch of a keyboard row, the alphabet or the digits. */
const runs = () =>
  RUNS.flatMap((run) =>
    Array.from({ length: run.length }, (_, start) => run.slice(start)).flatMap((rest) =>
      Array.from({ length: Math.max(0, rest.length - SHORTEST + 1) }, (_, more) => rest.slice(0, SHORTEST + more)),
    ),
  );
const words = () => COMMON_WORDS.flatMap((word) => ENDINGS.map((ending) => `${word.replaceAll('-', '')}${ending}`));

let made: ReadonlySet<string> | undefined;
/**
 * The refused passwords, in lower case and without accents (promise P21: 3 000 or more). Made when first asked for, which
 * takes a tenth of a second: every start and every worker of the shop would wait for it.
 */
export const commonPasswords = (): ReadonlySet<string> => {
  made ??= new Set(
    [...KNOWN_PASSWORDS, ...repeated(), ...runs(), ...words()].filter((password) => password.length >= SHORTEST),
  );
  return made;
};

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const lettersOf = (text: string): string => text.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign] ?? sign);

/**
 * Whether a password is one of the most common ones, however it is dressed: capitals, accents, spaces between, signs
 * at the end, letters written as digits (`M0t de P@sse2026!`).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const close = plain.replace(/[\s._-]/g, '').replace(/[^a-z0-9]+$/, '');
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/s.exec(close) ?? [];
  return [plain, close, `${lettersOf(stem)}${digits}`, lettersOf(close)].some((form) => commonPasswords().has(form));
}
