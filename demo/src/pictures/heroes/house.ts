import { emblem } from '../botanicals/emblems.ts';
import { brandStyles } from '../packaging/brand-styles.ts';
import type { Dress } from '../packaging/label.ts';

/** The shop's own packaging, which its banners show whatever houses it sells. */
export const house = (own: Partial<Dress> & Pick<Dress, 'lines' | 'size'>): Dress => ({
  ...brandStyles.odjala,
  name: 'Karité',
  accent: '#b54e5a',
  shade: '#f3dfc0',
  shelfLips: false,
  seed: 3,
  emblem: emblem('karite'),
  ...own,
});
