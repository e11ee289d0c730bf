import { grantsOfState, isHeldOn } from '@karite/shared/access';
import { firstStates, nextStates, stateLabels } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { ApiError, invalid } from '../../../platform/server/errors/api-error.ts';
import { readByKind } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { appendTo } from '../parts/lines.ts';
import { isOneOfLabels, labelFilter, labelledColumn, labelOf } from '../texts/labels.ts';

export const stateKind: KindDefinition<'state'> = {
  ...labelledColumn,
  constraints: (place, column) => [isOneOfLabels(place, column, stateLabels(place.field.states))],
  judge: ({ resource, name, field }, values, before, by) => {
    const to = values[name];
    const due = field.due?.[String(to ?? before?.[name])];
    if (due && (values[due.at] === undefined ? before?.[due.at] : values[due.at]) == null)
      throw invalid({ [due.at]: 'Indiquez la date et l’heure' });
    if (typeof to !== 'string') return;
    const labels = stateLabels(field.states);
    if (!before) {
      const first = firstStates(field);
      const named = first.map((state) => `« ${labels[state]} »`).join(' ou ');
      if (!first.includes(to)) throw invalid({ [name]: `${field.label} : commence par ${named}` });
      return;
    }
    const from = String(before[name]);
    if (from === to) return;
    if (nextStates(field, from).includes(to)) {
      const given = by === undefined ? null : grantsOfState(by, resource, field, to);
      if (!given || given.some((held) => isHeldOn(held, by ?? null, resource, before))) return;
      throw new ApiError(
        403,
        'forbidden',
        `${field.label} : vos droits ne permettent pas de passer à « ${labels[to]} »`,
      );
    }
    const message = `${field.label} : ne peut pas passer de « ${labels[from] ?? from} » à « ${labels[to] ?? to} »`;
    throw new ApiError(409, 'conflict', message, { fields: { [name]: message } });
  },
  keepStep: async (transaction, place, { id, before, values, by, note = null }) => {
    const { resource, field } = place;
    const from = before && (valueIn(before, place) ?? null);
    const to = values[place.name] ?? from ?? field.initial;
    const name = field.steps;
    const lines = name ? resource.fields[name] : undefined;
    if (!name || lines?.kind !== 'lines' || from === to) return;
    await appendTo(transaction, { resource, name, field: lines }, id, [
      { from, to, at: sql`clock_timestamp()`, by, note },
    ]);
  },
  filterValue: (field) => labelFilter(stateLabels(field.states)),
  writeCell: (record, place) => labelOf(valueIn(record, place), stateLabels(place.field.states)),
  readCell: readByKind,
};
