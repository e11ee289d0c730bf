import type { Plant } from '../../catalogue/plants.ts';
import { line } from '../paint.ts';

/** Line drawings for labels, about 100 wide around (0, 0). */
const drawings = {
  sprig:
    'M0 46V-30M0 30C-26 30 -36 12 -36 -2C-16 -2 -2 10 0 30M0 30C26 30 36 12 36 -2C16 -2 2 10 0 30M0 2C-22 0 -28 -16 -28 -26C-12 -26 -2 -14 0 2M0 2C22 0 28 -16 28 -26C12 -26 2 -14 0 2M0 -24C-12 -32 -10 -46 0 -54C10 -46 12 -32 0 -24',
  flower:
    'M0 -8C-22 -24 -16 -50 0 -50C16 -50 22 -24 0 -8M8 -3C16 -28 42 -28 47 -14C50 2 30 12 8 -3M5 7C30 4 40 26 29 38C16 46 0 30 5 7M-5 7C0 30 -16 46 -29 38C-40 26 -30 4 -5 7M-8 -3C-30 12 -50 2 -47 -14C-42 -28 -16 -28 -8 -3M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0',
  nut: 'M-44 6C-44 -30 -10 -40 12 -34C40 -26 48 10 30 30C10 48 -44 42 -44 6ZM8 -32C34 -12 36 14 26 32M-24 -2C-20 -14 -12 -18 -4 -18',
  drop: 'M0 -48C18 -20 32 -4 32 14A32 32 0 0 1 -32 14C-32 -4 -18 -20 0 -48ZM-16 16A16 16 0 0 0 0 32',
  slice:
    'M-44 0A44 44 0 1 1 44 0A44 44 0 1 1 -44 0ZM-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0M0 -34V34M-29 -17L29 17M-29 17L29 -17',
  blade:
    'M0 46C-8 10 -6 -30 4 -54C10 -24 10 10 4 46M-4 44C-24 24 -34 -4 -38 -32C-18 -16 -6 10 -2 30M8 44C26 24 36 -4 40 -32C22 -16 10 10 6 30M-8 46C-26 38 -40 24 -48 4M12 46C30 38 42 24 50 4',
  pod: 'M-46 20C-40 -22 10 -44 48 -34C44 8 -6 46 -46 20ZM-44 18C-14 8 20 -8 46 -32M-40 6C-18 -14 14 -28 42 -34M-34 26C-4 24 28 4 46 -24',
  ear: 'M0 50V-20M0 26C-16 24 -20 10 -20 2C-8 4 0 12 0 26M0 26C16 24 20 10 20 2C8 4 0 12 0 26M0 2C-16 0 -20 -14 -20 -22C-8 -20 0 -12 0 2M0 2C16 0 20 -14 20 -22C8 -20 0 -12 0 2M0 -20C-10 -30 -8 -44 0 -54C8 -44 10 -30 0 -20',
  cloud:
    'M-10 40C-34 44 -50 20 -34 2C-50 -20 -26 -46 -4 -32C12 -52 44 -36 34 -10C52 6 36 40 10 36C6 46 -4 46 -10 40ZM-34 2C-22 0 -14 4 -8 12M34 -10C22 -8 14 -2 10 6',
  cell: 'M0 -46L40 -23V23L0 46L-40 23V-23ZM0 -24L21 -12V12L0 24L-21 12V-12Z',
  grain: 'M-46 34C-30 8 -14 -10 0 -34C14 -10 30 8 46 34ZM-20 34C-12 18 -6 10 0 -2C6 10 12 18 20 34M-50 46H50',
  root: 'M-46 8C-30 -20 -10 -6 2 -14C18 -26 34 -44 46 -30C52 -16 30 -6 24 4C40 10 34 30 20 24C0 14 -20 44 -40 30C-50 22 -52 16 -46 8ZM-20 4L-14 16M6 -6L12 4',
} as const;

const emblemOf: Record<Plant, keyof typeof drawings> = {
  karite: 'nut',
  aloe: 'blade',
  hibiscus: 'flower',
  baobab: 'pod',
  agrumes: 'slice',
  coco: 'nut',
  cacao: 'pod',
  moringa: 'sprig',
  vanille: 'flower',
  miel: 'cell',
  argile: 'grain',
  riz: 'ear',
  rose: 'flower',
  oranger: 'flower',
  avocat: 'nut',
  ricin: 'sprig',
  carotte: 'root',
  curcuma: 'root',
  charbon: 'grain',
  menthe: 'sprig',
  the: 'sprig',
  coton: 'cloud',
  calendula: 'flower',
  avoine: 'ear',
  vetiver: 'blade',
  santal: 'grain',
  nigelle: 'flower',
  gingembre: 'root',
  mangue: 'pod',
  papaye: 'pod',
  concombre: 'slice',
  niacinamide: 'cell',
  hyaluronique: 'drop',
  palme: 'sprig',
};

export const emblem =
  (plant: Plant) =>
  (colour: string): string =>
    line(drawings[emblemOf[plant]], colour, 3.4);
