import type { Report } from '../../faults/index.ts';
import { kinds } from '../kinds/index.ts';
import { targetOf } from '../kinds/relation.ts';
import type { ResourceShape } from '../shape.ts';
import { instead } from './nearest.ts';

const PLACE = 'search.ranked';

/** Reports what a search by words can't be ordered by. */
export function checkRanked(resource: ResourceShape, report: Report): void {
  const { search, fields, isSingle } = resource;
  const ranked = search?.ranked;
  if (!search || !ranked) return;
  if (isSingle) report(PLACE, 'nobody searches through one record', 'Leave it out');
  if (ranked.first.length === 0) report(PLACE, 'no field comes first', 'Name what a record is called by');
  for (const name of ranked.first) {
    const field = fields[name];
    if (!search.fields.includes(name) || (field && kinds[field.kind].asCode))
      report(PLACE, `"${name}" is none of the texts that are searched`, instead(name, search.fields));
  }
  for (const name of ranked.linked ?? []) {
    const field = fields[name];
    if (field?.kind === 'choice' || field?.kind === 'choices') continue;
    if (!field || (field.kind !== 'belongsTo' && field.kind !== 'manyToMany')) {
      report(PLACE, `"${name}" points to no other record and has no choices`, instead(name, Object.keys(fields)));
      continue;
    }
    // Everyone who may search may learn the name, so that it must be readable.
    const target = targetOf(field, resource);
    if (!field.embed.includes(target.display))
      report(PLACE, `"${name}" does not embed "${target.display}", which it would be found by`, 'Add it to embed');
  }
  for (const name of ranked.last ?? []) {
    const field = fields[name];
    if (!field || !kinds[field.kind].isText || kinds[field.kind].asCode)
      report(PLACE, `"${name}" is no text to be found by`, instead(name, Object.keys(fields)));
  }
  for (const name of ranked.suggests ?? [])
    if (!fields[name]) report(PLACE, `no field "${name}" to suggest by`, instead(name, Object.keys(fields)));
  if (ranked.suggests && !ranked.suggests.includes(resource.display))
    report(PLACE, `what is suggested is not called by "${resource.display}"`, 'Add it to suggests');
  for (const name of ranked.popular ?? []) {
    const field = fields[name];
    if (!field || !kinds[field.kind].isNumber || kinds[field.kind].storage !== 'column')
      report(PLACE, `"${name}" is no number to order by`, 'Name numbers that stand in a column, or leave it out');
  }
}
