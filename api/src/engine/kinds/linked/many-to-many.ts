import type { KindDefinition } from '../kind.ts';
import { linksKind } from './links-kind.ts';

export const manyToManyKind: KindDefinition<'manyToMany'> = linksKind(false);
