import { type ChoiceField, FIRST_CHOICES, type LeftKind } from '@karite/shared/notifications';
import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Executor } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';

/** Whether an account is notified of a kind by a channel. */
export type Choices = Readonly<Record<ChoiceField, boolean>>;

const FIELDS = Object.entries(FIRST_CHOICES);

const answered = sql.join(
  FIELDS.map(([field, first]) => sql`${field}::text, coalesce(${sql.identifier(columnName(field))}, ${first})`),
  sql`, `,
);

export type Account = { id: string; email: string; choices: Choices };

/**
 * Active accounts with what they chose, or what holds until they choose; by their ids, or by addresses that they have
 * confirmed (R2043).
 */
export async function accountsOf(
  executor: Executor,
  by: 'id' | 'email',
  values: readonly string[],
): Promise<Map<string, Account>> {
  if (values.length === 0) return new Map();
  const wanted = sql.param([...new Set(values)]);
  const found = await executor.execute<Account>(sql`
    select users.id, users.email, jsonb_build_object(${answered}) as choices
    from users left join "notification-choices" on user_id = users.id
    where users.is_active and ${by === 'id' ? sql`users.id = any(${wanted}::uuid[])` : sql`users.email_confirmed_at is not null and users.email = any(${wanted}::text[])`}`);
  return new Map(found.rows.map((account) => [account[by], account]));
}

/** Ends the e-mails of a kind, whatever was chosen before; with those of a cart goes the cart. */
export async function endEmails(executor: Executor, userId: string, kind: LeftKind): Promise<void> {
  const ended: ChoiceField = `${kind}Email`;
  const column = sql.identifier(columnName(ended));
  const columns = FIELDS.map(([field]) => sql.identifier(columnName(field)));
  const values = FIELDS.map(([field, first]) => sql`${field !== ended && first}::boolean`);
  const chosen = await executor.execute(sql`
    update "notification-choices" set ${column} = false, ${NEXT_VERSION} where user_id = ${userId} returning 1`);
  if (chosen.rows.length === 0)
    await executor.execute(sql`
    insert into "notification-choices" (user_id, ${sql.join(columns, sql`, `)})
    select id, ${sql.join(values, sql`, `)} from users where id = ${userId}
    on conflict (user_id) do update set ${column} = false`);
  if (kind === 'cart') await executor.execute(sql`delete from "saved-carts" where user_id = ${userId}`);
}
