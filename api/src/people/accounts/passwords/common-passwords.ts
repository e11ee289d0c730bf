import { COMMON_WORDS, KNOWN_PASSWORDS } from './common-words.ts';

/** The shortest password that is taken at all: shorter ones need no place in the list. */
export const SHORTEST = 8;

/** What people put behind a word. */
export const ENDINGS = [
  ['', '1', '2', '7', '01', '10', '11', '12', '13', '21', '22', '23', '69', '75', '77', '88', '99', '00', '007'],
  ['111', '123', '229', '225', '243', '242', '321', '777', '1234', '4321', '12345', '123456', '1234567', '12345678'],
  ['2000', '2010', '2015', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027'],
].flat();

const RUNS = [
  '12345678901234567890',
  '09876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiopqsdfghjklmwxcvbn',
];

/** One sign over and over, up to sixteen times. */
const isRepeated = (text: string): boolean => text.length <= 16 && /^([a-z\d])\1*$/.test(text);
/** A stretch of a keyboard row, the alphabet or the digits. */
const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text));

const WORDS = new Set(COMMON_WORDS.map((word) => word.replaceAll('-', '')));
/** A word with one of the endings: derived on start, because all of them take a tenth of a second. */
const isWord = (text: string): boolean =>
  ENDINGS.some((ending) => text.endsWith(ending) && WORDS.has(text.slice(0, text.length - ending.length)));

/** Of those that are long enough to be passwords, in lower case and without accents. */
const isListed = (text: string): boolean =>
  text.length >= SHORTEST && (KNOWN_PASSWORDS.includes(text) || isRepeated(text) || isRun(text) || isWord(text));

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
 * Whether a password is one of the most common ones (guarantee P21: 3 000 or more), however it is dressed: capitals, accents,
 * spaces between, signs at the end, letters written as digits (`M0t de P@sse2026!`).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const close = plain.replace(/[\s._-]/g, '').replace(/[^a-z0-9]+$/, '');
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/s.exec(close) ?? [];
  return [plain, close, `${lettersOf(stem)}${digits}`, lettersOf(close)].some(isListed);
}
