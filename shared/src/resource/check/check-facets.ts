import { kinds } from '../kinds/index.ts';
import { targetOf } from '../kinds/relation.ts';
import type { ResourceShape } from '../shape.ts';
import type { Report } from './declaration-error.ts';
import { instead } from './nearest.ts';

const PLACE = 'facets';
/** Kinds of which a list counts each value. */
const COUNTED: readonly string[] = ['belongsTo', 'manyToMany', 'boolean', 'choice', 'choices', 'state'];
const WORDS: readonly string[] = ['between', 'atLeast'];

/** Reports what a list's records can't be counted by. */
export function checkFacets(resource: ResourceShape, report: Report): void {
  if (resource.facets && resource.isSingle) report(PLACE, 'there is one record', 'Leave it out');
  for (const [name, facet] of Object.entries(resource.facets ?? {})) {
    const field = resource.fields[name];
    if (!field) {
      report(PLACE, `no field "${name}"`, instead(name, Object.keys(resource.fields)));
      continue;
    }
    if (facet === true) {
      if (!COUNTED.includes(field.kind))
        report(
          PLACE,
          `each value of "${name}" can't be counted`,
          'Say { between: […] } or { atLeast: […] } of a number',
        );
      else if (field.kind === 'belongsTo' || field.kind === 'manyToMany') {
        const target = targetOf(field, resource);
        // Everyone who may count the values may learn the name, so that the field must be readable.
        if (!field.embed.includes(target.display))
          report(
            PLACE,
            `"${name}" does not embed "${target.display}", which its values are called by`,
            'Add it to embed',
          );
      }
      continue;
    }
    const unknown = Object.keys(facet).find((word) => !WORDS.includes(word));
    if (unknown !== undefined) report(PLACE, `"${unknown}" is no option of a facet`, instead(unknown, WORDS));
    if (!kinds[field.kind].isNumber || kinds[field.kind].storage !== 'column')
      report(PLACE, `"${name}" is no number in a column`, 'Name one, or say true');
  }
}
