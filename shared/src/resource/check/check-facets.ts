import type { Report } from '../../faults/index.ts';
import { countsRanges, facetKey } from '../facet.ts';
import { kinds } from '../kinds/index.ts';
import { targetOf } from '../kinds/relation.ts';
import type { Facet, Field, ResourceShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { instead } from './nearest.ts';
import { FACET_OPTIONS } from './options.ts';

const PLACE = 'facets';
/** Kinds of which a list counts each value. */
const COUNTED: readonly string[] = ['belongsTo', 'manyToMany', 'boolean', 'choice', 'choices', 'state'];
/** Keys that a list of the shop has in its address for other things. */
const TAKEN_KEYS: readonly string[] = ['q', 'tri', 'vue', 'page'];

/** Reports what a list's records can't be counted by. */
export function checkFacets(resource: ResourceShape, report: Report): void {
  if (resource.facets && resource.isSingle) report(PLACE, 'there is one record', 'Leave it out');
  const facets = Object.entries(resource.facets ?? {});
  for (const [name, facet] of facets) {
    const field = resource.fields[name];
    if (!field) {
      report(PLACE, `no field "${name}"`, instead(name, Object.keys(resource.fields)));
      continue;
    }
    if (facet !== true) reportUnknown(facet, FACET_OPTIONS, PLACE, 'a facet', report);
    checkCounted(resource, name, field, facet, report);
    const key = facetKey(name, facet);
    const other = facets.find(([each, one]) => each !== name && facetKey(each, one) === key);
    if (!/^[a-z][\w-]*$/.test(key))
      report(PLACE, `"${key}" is no key of an address`, 'Begin with a lower case letter, then letters and digits');
    else if (TAKEN_KEYS.includes(key))
      report(PLACE, `the key "${key}" is taken by the shop's lists`, 'Give the facet another key');
    else if (other) report(PLACE, `the key "${key}" is also that of "${other[0]}"`, `Give "${name}" another key`);
  }
}

function checkCounted(resource: ResourceShape, name: string, field: Field, facet: Facet, report: Report): void {
  const { isNumber, storage } = kinds[field.kind];
  if (countsRanges(facet)) {
    if (!isNumber || storage !== 'column')
      report(PLACE, `"${name}" is no number in a column`, 'Name one, or leave between and atLeast out');
  } else if (!COUNTED.includes(field.kind))
    report(PLACE, `each value of "${name}" can't be counted`, 'Say { between: […] } or { atLeast: […] } of a number');
  else if (field.kind === 'belongsTo' || field.kind === 'manyToMany') {
    const target = targetOf(field, resource);
    // Everyone who may count the values may learn the name, so that the field must be readable.
    if (!field.embed.includes(target.display))
      report(PLACE, `"${name}" does not embed "${target.display}", which its values are called by`, 'Add it to embed');
  }
}
