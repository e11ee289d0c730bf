import { isShownAt } from '@karite/shared/collections';
import type { collections } from '@karite/shared/resources';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

/** Refuses a collection that would find nothing for ever, or be over before it begins. */
async function check({ values, before }: Saving<typeof collections>): Promise<void> {
  const { kind, rule, startsAt, endsAt } = { ...before, ...values };
  const wrong: Record<string, string> = {};
  if (kind === 'rule' && !rule) wrong.rule = 'Ajoutez une condition, ou choisissez les produits à la main';
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) wrong.endsAt = 'La fin vient avant le début';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Whether a collection is in the shop is stored with it, so that everyone's list is found by an index (R1921). */
export const collectionHooks = hooks({
  collections: {
    async beforeSave({ values, before }) {
      const { isPublished, startsAt, endsAt } = { ...before, ...values };
      values.isShown = isShownAt(
        { isPublished: isPublished ?? true, startsAt: startsAt ?? null, endsAt: endsAt ?? null },
        new Date(),
      );
    },
    check,
  },
});
