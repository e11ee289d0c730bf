import type { KindDefinition } from '../kind.ts';
import { linksKind } from './links-kind.ts';

export const orderedManyKind: KindDefinition<'orderedMany'> = linksKind(true);
