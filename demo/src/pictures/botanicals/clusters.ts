import type { Plant } from '../../catalogue/plants.ts';
import type { Botanical } from './botanical.ts';
import { matter } from './clusters-matter.ts';
import { plants } from './clusters-plants.ts';
import { trees } from './clusters-trees.ts';

/** The drawing of every ingredient of the shop. */
export const botanicals: Record<Plant, Botanical> = { ...trees, ...plants, ...matter };
