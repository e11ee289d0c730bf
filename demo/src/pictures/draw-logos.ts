import { type BrandKey, brands } from '../catalogue/brands.ts';
import { dark, light } from './colour.ts';
import { fitted } from './lettering/letters.ts';
import { brandStyles } from './packaging/brand-styles.ts';
import { clothBand } from './packaging/pattern.ts';
import { line, Paint, place, rect } from './paint.ts';

type Logo = { ground: string; ink: string; mark: string; under: string; symbol: string };

/** Marks of the houses, drawn about 120 wide around (0, 0). */
const logos: Record<BrandKey, Logo> = {
  valmorene: {
    ground: '#f4f3f0',
    ink: '#1f3a56',
    mark: '#1f3a56',
    under: 'LABORATOIRES - LYON',
    symbol: 'M-44 -44L0 46L44 -44M-20 -44L0 -2L20 -44',
  },
  odjala: {
    ground: '#f3e4cd',
    ink: '#77371f',
    mark: '#b0683a',
    under: 'KARITÉ DE COTONOU',
    symbol:
      'M0 54C-46 30 -46 -22 0 -54C46 -22 46 30 0 54ZM0 54V-54M0 20C-16 12 -24 0 -26 -14M0 20C16 12 24 0 26 -14M0 -8C-10 -14 -14 -22 -16 -30M0 -8C10 -14 14 -22 16 -30',
  },
  'solene-vauquier': {
    ground: '#34151e',
    ink: '#f0d6a2',
    mark: '#d9b26a',
    under: 'PARIS - ABIDJAN',
    symbol: 'M14 -36C4 -52 -28 -46 -26 -22C-24 4 20 -2 20 26C20 50 -20 52 -30 32M-10 -50L26 50L60 -50',
  },
  tanoe: {
    ground: '#d4e8e1',
    ink: '#164c4a',
    mark: '#2f8a80',
    under: 'EAU - FORÊT - PEAU',
    symbol: 'M0 -54C24 -24 40 -6 40 16A40 40 0 0 1 -40 16C-40 -6 -24 -24 0 -54ZM-40 16C-24 6 -12 26 0 16S24 6 40 16',
  },
  heliode: {
    ground: '#ffe2a8',
    ink: '#6e2f10',
    mark: '#e08a1e',
    under: 'SOLAIRES',
    symbol:
      'M-26 0A26 26 0 1 1 26 0A26 26 0 1 1 -26 0M0 -38V-54M0 38V54M-38 0H-54M38 0H54M-27 -27L-38 -38M27 27L38 38M27 -27L38 -38M-27 27L-38 38',
  },
  kivuela: {
    ground: '#1f3d2b',
    ink: '#ecd3a0',
    mark: '#d9b26a',
    under: 'LE SALON DE KINSHASA',
    symbol:
      'M-40 50V-30C-40 -58 -20 -58 -20 -30V50M-20 -10C-20 -58 0 -58 0 -30V50M0 -10C0 -58 20 -58 20 -30V50M20 -10C20 -58 40 -58 40 -30V50',
  },
  mayombe: {
    ground: '#efe4cf',
    ink: '#3a2a1a',
    mark: '#5f7446',
    under: 'BOTANIQUE',
    symbol:
      'M0 54V-10M0 30C-30 30 -48 10 -48 -14C-20 -14 -2 4 0 30M0 30C30 30 48 10 48 -14C20 -14 2 4 0 30M0 -10C-18 -24 -16 -44 0 -58C16 -44 18 -24 0 -10',
  },
  'clara-saint-ange': {
    ground: '#f6e9ec',
    ink: '#6d3b52',
    mark: '#c08a78',
    under: 'PARIS',
    symbol:
      'M0 50V-10M0 -10C-16 -40 -50 -46 -58 -22C-48 -24 -20 -22 0 10M0 -10C16 -40 50 -46 58 -22C48 -24 20 -22 0 10M-9 -40A9 9 0 1 1 9 -40A9 9 0 1 1 -9 -40',
  },
  ebrie: {
    ground: '#221a15',
    ink: '#e8d2a4',
    mark: '#c9a05c',
    under: 'PARFUMEUR - ABIDJAN',
    symbol:
      'M-54 30C-36 14 -18 46 0 30S36 14 54 30M-54 48C-36 32 -18 64 0 48S36 32 54 48M0 12V-54L34 6H-30Q-10 -10 0 -54',
  },
  pomelie: {
    ground: '#fdf5e8',
    ink: '#3f6f6b',
    mark: '#e39a7c',
    under: 'BÉBÉ ET MAMAN',
    symbol:
      'M-40 6A40 40 0 1 1 40 6A40 40 0 1 1 -40 6M0 -34C0 -48 10 -56 24 -56C24 -42 14 -34 0 -34M-16 8C-12 22 12 22 16 8',
  },
  'iroko-sel': {
    ground: '#2c3438',
    ink: '#e4d6bd',
    mark: '#b98252',
    under: 'SOINS POUR HOMMES',
    symbol:
      'M-50 0A50 50 0 1 1 50 0A50 50 0 1 1 -50 0M-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0M-18 0A18 18 0 1 1 18 0A18 18 0 1 1 -18 0M50 0H18',
  },
  'seve-abomey': {
    ground: '#e9cfa4',
    ink: '#43210f',
    mark: '#a8552a',
    under: 'SAVONNERIE',
    symbol: 'M-50 40V-6L0 -48L50 -6V40ZM-26 40V8A26 26 0 0 1 26 8V40M-50 -6H50',
  },
};

const names: Partial<Record<BrandKey, string>> = { odjala: 'Maison Odjala', ebrie: 'Maison Ébrié', mayombe: 'Mayombe' };

/** A house's logo, 600 by 400: its mark above its name. */
export function drawLogo(key: BrandKey): string {
  const paint = new Paint();
  const { ground, ink, mark, under, symbol } = logos[key];
  const style = brandStyles[key];
  const name = names[key] ?? brands.find((brand) => brand.key === key)?.name ?? key;
  const cloth =
    key === 'kivuela' || key === 'seve-abomey' ? clothBand(0, 362, 600, 22, mark, key === 'kivuela' ? 1 : 0) : '';
  return paint.svg(
    600,
    400,
    rect(
      0,
      0,
      600,
      400,
      paint.radial(
        [
          [0, light(ground, 0.14)],
          [1, dark(ground, 0.05)],
        ],
        0.4,
        0.3,
        0.9,
      ),
    ) +
      cloth +
      place(line(symbol, mark, 4.2), 300, 130, 1.05) +
      fitted(name, 300, 272, 46, 500, ink, style.wordmark) +
      line('M270 304H330', mark, 2) +
      fitted(under, 300, 336, 12.5, 400, ink, { weight: 9, spacing: 46 }),
  );
}
