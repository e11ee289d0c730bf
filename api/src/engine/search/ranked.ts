import { type Field, type RankedSearch, type ResourceShape, targetOf } from '@karite/shared/resource';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';

/** A link field that records are searched by: the name of the linked record matches. */
export type Link = { name: string; target: ResourceShape; isMany: boolean };
/** A field whose labelled choices are searchable. */
export type Choices = { name: string; field: Field & { options: Readonly<Record<string, string>> }; isMany: boolean };

/** How a resource's search is ordered, with what its links lead to; `null` where it is not. */
export const rankedOf = memoizeByObject(
  (resource: ResourceShape): (RankedSearch & { links: Link[]; choices: Choices[] }) | null => {
    const ranked = resource.search?.ranked;
    if (!ranked) return null;
    const links: Link[] = [];
    const choices: Choices[] = [];
    for (const name of ranked.linked ?? []) {
      const field = resource.fields[name];
      if (!field) continue;
      const target = targetOf(field, resource);
      if (target) links.push({ name, target, isMany: field.kind === 'manyToMany' });
      else if (field.kind === 'choice' || field.kind === 'choices')
        choices.push({ name, field, isMany: field.kind === 'choices' });
    }
    return { ...ranked, links, choices };
  },
);
