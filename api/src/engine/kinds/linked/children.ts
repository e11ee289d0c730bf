import { orderedBy, type ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { columnName } from '../../../platform/database/names.ts';
import { NEXT_VERSION, raiseVersions } from '../../write/versions.ts';
import { type KindDefinition, type Place, valueIn } from '../kind.ts';
import { identifier, parameters } from '../sql-parts.ts';
import { namesIn } from './relation.ts';

const viaOf = ({ field }: Place<'children'>) => identifier(columnName(field.via));

/** The order that administrators gave them, before that of their names. */
const inOrder = (resource: ResourceShape) => {
  const order = orderedBy(resource);
  return order ? sql`child.${identifier(columnName(order))}, ` : sql``;
};

export const childrenKind: KindDefinition<'children'> = {
  storage: 'inverse',
  some: (place) => sql`select 1 from ${identifier(place.resource.name)} child where child.${viaOf(place)} = it.id`,
  selected: (place, { carried, list }) => {
    const { resource, field } = place;
    return list(
      carried('child', resource, field.embed),
      sql`${inOrder(resource)}child.${identifier(columnName(resource.display))}, child.id`,
      sql`${identifier(resource.name)} child where child.${viaOf(place)} = it.id`,
    );
  },
  /** The child set is applied whole: chosen ones point here, the former ones that are not chosen point nowhere (R1124). */
  async save(database, place, { id, values }) {
    const wanted = values[place.name];
    if (!Array.isArray(wanted)) return;
    const via = viaOf(place);
    const { name } = place.resource;
    const table = identifier(name);
    const chosen = wanted.length ? sql`id in (${parameters(wanted)})` : sql`false`;
    await database.execute(
      sql`update ${table} set ${via} = null, ${NEXT_VERSION} where ${via} = ${id} and not ${chosen}`,
    );
    const isNew = sql`${chosen} and ${via} is distinct from ${id}`;
    // Those that lose a child to this one.
    await raiseVersions(database, name, sql`id in (select ${via} from ${table} where ${isNew})`);
    await database.execute(sql`update ${table} set ${via} = ${id}, ${NEXT_VERSION} where ${isNew}`);
  },
  async raiseOthers(database, { resource, field }, before, after) {
    const former = before?.[field.via] ?? null;
    const next = after && after[field.via] === undefined ? former : (after?.[field.via] ?? null);
    if (former === next) return;
    await raiseVersions(database, resource.name, sql`id in (${parameters([former, next])})`);
  },
  writeCell: (record, place, names) => namesIn(valueIn(record, place), place.resource, names),
  readCell: null,
};
