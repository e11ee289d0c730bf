import type { BrandKey } from '../../catalogue/brands.ts';
import type { Hand } from '../lettering/letters.ts';
import type { Finish } from './finish.ts';

/** Where a house puts its words: printed, on paper, in a frame, under an arch, above a pattern, on a disc. */
export type LabelStyle = 'print' | 'paper' | 'frame' | 'arch' | 'pattern' | 'disc';

/** The art direction of one house: what makes its bottles a family. */
export type BrandStyle = {
  name: string;
  /** Colour of the packaging; `plant` takes a tint of the key ingredient. */
  body: string;
  tinted: number;
  finish: Finish;
  cap: string;
  capFinish: Finish;
  ink: string;
  label: LabelStyle;
  /** Colour of what is printed on, when it is not the body. */
  paper: string;
  wordmark: Hand;
  small: Hand;
};

const fine: Hand = { weight: 8.5, spacing: 34 };

export const brandStyles: Record<BrandKey, BrandStyle> = {
  valmorene: {
    name: 'Valmorène',
    body: '#f6f4f0',
    tinted: 0.06,
    finish: 'matte',
    cap: '#fbfaf8',
    capFinish: 'silver',
    ink: '#1f3a56',
    label: 'print',
    paper: '#ffffff',
    wordmark: { weight: 6.5, spacing: 34 },
    small: fine,
  },
  odjala: {
    name: 'Odjala',
    body: '#f7e8d0',
    tinted: 0.04,
    finish: 'matte',
    cap: '#b9825a',
    capFinish: 'wood',
    ink: '#77371f',
    label: 'arch',
    paper: '#fbf3e6',
    wordmark: { weight: 3.4, spacing: 20, contrast: 3.4, serif: true },
    small: fine,
  },
  'solene-vauquier': {
    name: 'Solène Vauquier',
    body: '#3a1822',
    tinted: 0,
    finish: 'gloss',
    cap: '#d9b26a',
    capFinish: 'gold',
    ink: '#f0d6a2',
    label: 'print',
    paper: '#3a1822',
    wordmark: { weight: 3, spacing: 16, contrast: 4 },
    small: fine,
  },
  tanoe: {
    name: 'Tanoé',
    body: '#bcdcd4',
    tinted: 0.38,
    finish: 'frost',
    cap: '#fbfbf7',
    capFinish: 'matte',
    ink: '#164c4a',
    label: 'print',
    paper: '#e9f3ef',
    wordmark: { weight: 11, spacing: 44 },
    small: fine,
  },
  heliode: {
    name: 'Héliode',
    body: '#f3a93f',
    tinted: 0.1,
    finish: 'matte',
    cap: '#fffaf0',
    capFinish: 'matte',
    ink: '#6e2f10',
    label: 'disc',
    paper: '#ffe3ad',
    wordmark: { weight: 10, spacing: 20 },
    small: fine,
  },
  kivuela: {
    name: 'Kivuela',
    body: '#23432f',
    tinted: 0.14,
    finish: 'matte',
    cap: '#d9b26a',
    capFinish: 'gold',
    ink: '#ecd3a0',
    label: 'pattern',
    paper: '#23432f',
    wordmark: { weight: 4.4, spacing: 18, contrast: 2.6 },
    small: fine,
  },
  mayombe: {
    name: 'Mayombe',
    body: '#8a4715',
    tinted: 0,
    finish: 'glass',
    cap: '#26221f',
    capFinish: 'matte',
    ink: '#33261b',
    label: 'paper',
    paper: '#f4ead9',
    wordmark: { weight: 7.5, spacing: 26 },
    small: fine,
  },
  'clara-saint-ange': {
    name: 'Clara Saint-Ange',
    body: '#efdfe4',
    tinted: 0.12,
    finish: 'gloss',
    cap: '#dba791',
    capFinish: 'rosegold',
    ink: '#6d3b52',
    label: 'frame',
    paper: '#faf1f2',
    wordmark: { weight: 3, spacing: 22, contrast: 3, serif: true },
    small: fine,
  },
  ebrie: {
    name: 'Ébrié',
    body: '#caa36a',
    tinted: 0,
    finish: 'glass',
    cap: '#1f1a18',
    capFinish: 'gloss',
    ink: '#2d1f14',
    label: 'frame',
    paper: '#f6eddd',
    wordmark: { weight: 3, spacing: 30, contrast: 4.2, serif: true },
    small: fine,
  },
  pomelie: {
    name: 'Pomélie',
    body: '#f6efe2',
    tinted: 0.34,
    finish: 'matte',
    cap: '#ffffff',
    capFinish: 'matte',
    ink: '#3f6f6b',
    label: 'disc',
    paper: '#fffdf8',
    wordmark: { weight: 13, spacing: 18 },
    small: { weight: 9.5, spacing: 28 },
  },
  'iroko-sel': {
    name: 'Iroko & Sel',
    body: '#31393d',
    tinted: 0.06,
    finish: 'matte',
    cap: '#a87445',
    capFinish: 'wood',
    ink: '#e4d6bd',
    label: 'frame',
    paper: '#31393d',
    wordmark: { weight: 13, spacing: 26 },
    small: fine,
  },
  'seve-abomey': {
    name: 'Sève d’Abomey',
    body: '#c98f5a',
    tinted: 0.24,
    finish: 'matte',
    cap: '#3a241a',
    capFinish: 'matte',
    ink: '#43210f',
    label: 'pattern',
    paper: '#f2dfc0',
    wordmark: { weight: 4, spacing: 14, contrast: 2.8, serif: true },
    small: fine,
  },
};
