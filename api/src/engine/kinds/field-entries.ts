import type { ResourceShape } from '@karite/shared/resource';
import { keptWith } from '../../platform/server/cache/kept-with.ts';

/** The fields of a resource with their names: every save goes through them several times. */
export const fieldEntries = keptWith((resource: ResourceShape) => Object.entries(resource.fields));
