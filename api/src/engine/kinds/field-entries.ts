import type { ResourceShape } from '@karite/shared/resource';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';

/** The fields of a resource with their names: every save goes through them several times. */
export const fieldEntries = memoizeByObject((resource: ResourceShape) => Object.entries(resource.fields));
