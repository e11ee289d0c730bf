import { type ResourceShape, ruleOf } from '@karite/shared/resource';

/** Whose answers of a resource are the same, where not everybody's are: a shopper may read more than a visitor of some. */
export function cachedFor(resource: ResourceShape): 'shoppers' | 'visitors' | false {
  const { everyone, signedIn, owner } = ruleOf(resource, 'read');
  return everyone !== undefined && (signedIn || owner ? 'visitors' : 'shoppers');
}
