import { isSameChoice, MOST_VARIANTS, missingInName } from '@karite/shared/catalogue';
import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findOne } from '../../engine/read/read.ts';
import { hooks, type Saved, type Saving } from '../../engine/write/hooks.ts';
import { editIn } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

type Sibling = { id: string; name: string; shade: string | null; format: string | null; variantOfId: string | null };

/** A product as it will be, as far as it is a choice among others. */
function choiceOf({ before, values }: Saving<typeof products>) {
  const will = <K extends 'variantOfId' | 'shade' | 'format'>(key: K) =>
    values[key] === undefined ? (before?.[key] ?? null) : values[key];
  return {
    id: before?.id ?? null,
    name: values.name ?? before?.name ?? '',
    headId: will('variantOfId') || null,
    choice: { shade: will('shade') || null, format: will('format') || null },
  };
}

/** Whether a save touches what a choice is; most do not, and are not checked. */
const saysChoice = ({ before, values }: Saving<typeof products>): boolean =>
  Boolean(values.variantOfId || values.shade || values.format) ||
  (Boolean(before?.shade || before?.format) &&
    [values.name, values.shade, values.format].some((it) => it !== undefined));

/** A product and its variants, the first choice first. */
async function choicesOf(executor: Executor, headId: string): Promise<Sibling[]> {
  const { rows } = await executor.execute<Sibling>(sql`
    select id, name, shade, format, variant_of_id as "variantOfId" from products
    where id = ${headId} or variant_of_id = ${headId} order by variant_of_id nulls first, id`);
  return rows;
}

/** Refuses what would make a product a variant that none can be (R1910): one level alone, and of a product that is there. */
function judgeHead(
  { id, headId }: ReturnType<typeof choiceOf>,
  head: Sibling | undefined,
  hasVariants: boolean,
): Sibling {
  const refused = (message: string) => invalid({ variantOfId: message });
  if (headId === id) throw refused('Un produit ne peut pas être sa propre déclinaison');
  if (!head || head.id !== headId) throw refused('Ce produit n’existe pas');
  if (head.variantOfId) throw refused('Ce produit est lui-même une déclinaison : choisissez celui qui est en rayon');
  if (hasVariants) throw refused('Ce produit a des déclinaisons : il ne peut pas en être une');
  if (!head.shade && !head.format) throw refused(`Donnez d’abord une teinte ou un format à « ${head.name} »`);
  return head;
}

async function judge(saving: Saving<typeof products>): Promise<void> {
  if (!saysChoice(saving)) return;
  const product = choiceOf(saving);
  const { id, name, headId, choice } = product;
  const missing = missingInName(name, choice);
  if (missing) throw invalid({ name: `Le nom doit dire « ${missing} »` });
  const ofItself = id ? await choicesOf(saving.transaction, id) : [];
  const hasVariants = ofItself.length > 1;
  if (!headId && !hasVariants) return;
  const [head, ...variants] = headId ? await choicesOf(saving.transaction, headId) : ofItself;
  if (headId) judgeHead(product, head, hasVariants);
  if (!choice.shade && !choice.format) throw invalid({ shade: 'Indiquez une teinte ou un format' });
  const others = [...(head ? [head] : []), ...variants].filter((other) => other.id !== id);
  const same = others.find((other) => isSameChoice(other, choice));
  if (same) throw invalid({ [choice.shade ? 'shade' : 'format']: `« ${same.name} » est déjà ce choix` });
  if (headId && others.length > MOST_VARIANTS) throw invalid({ variantOfId: `${MOST_VARIANTS} déclinaisons au plus` });
}

/** Whether a save says something else of a field than what it holds; a form sends all that it shows. */
const changes = (
  before: Saving<typeof products>['before'],
  values: Saving<typeof products>['values'],
  field: 'variantOfId' | 'status' | 'publishAt',
): boolean => values[field] !== undefined && values[field] !== (before?.[field] ?? null);

/** A variant is not in the shop before its product (R2173): until then it waits as that one does. What is said by hand stays. */
async function waitForHead({ transaction, before, values }: Saving<typeof products>): Promise<void> {
  const headId = values.variantOfId === undefined ? before?.variantOfId : values.variantOfId;
  const isSaid = (['variantOfId', 'status', 'publishAt'] as const).some((field) => changes(before, values, field));
  if (!isSaid || values.followsProduct) return;
  values.followsProduct = false;
  if (!headId || (values.status ?? before?.status) === 'draft') return;
  const head = await findOne(transaction, products, headId);
  if (head && head.status !== 'published')
    Object.assign(values, { status: head.status, publishAt: head.publishAt, followsProduct: true });
}

/** The variants that are published, or wait for their product, go where it goes (R2173); those hidden by hand stay hidden. */
async function takeAlong({ app, transaction, by, before, after }: Saved<typeof products>): Promise<void> {
  if (!before || (before.status === after.status && before.publishAt === after.publishAt)) return;
  const { status, publishAt } = after;
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from products where variant_of_id = ${after.id} and (status = 'published' or follows_product) order by id`);
  const writer = { app, database: app.database, by, resource: products };
  const followsProduct = status !== 'published';
  for (const { id } of rows) await editIn(transaction, writer, id, { status, publishAt, followsProduct });
}

/** What a declaration can't say of the shades and sizes of a product (R1910, R1911). */
export const variantHooks = hooks({
  [products.name]: {
    /** The first choice is held: of two alike that come at once, the second finds the first. */
    async beforeSave(saving) {
      const headId = saysChoice(saving) && choiceOf(saving).headId;
      if (headId) await saving.transaction.execute(sql`select from products where id = ${headId} for no key update`);
      await waitForHead(saving);
    },
    check: judge,
    afterSave: takeAlong,
  },
});
