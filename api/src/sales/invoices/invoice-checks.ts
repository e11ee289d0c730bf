import { type SQL, sql } from 'drizzle-orm';
import { type Check, type Finding, MOST_FINDINGS } from '../../engine/finding.ts';
import { HAS_REST, REFUND_CREDITS, RETURN_CREDITS } from '../order-core/credit-due.ts';

/** The job credits within a minute; what was refunded or invoiced less than this ago may still be on its way. */
const GRACE = sql`interval '1 hour'`;

/** Money that went back long ago for an order that has an invoice with something left, and no credit note of it. */
const uncredited = (kind: 'refund' | 'return', credits: SQL) => sql`
  select credit.id::text from (${credits}) credit join invoices invoice on invoice.source = 'order:' || credit.order_id
  where greatest(credit.at, invoice.issued_at) < now() - ${GRACE} and ${HAS_REST}
    and not exists (select from invoices note where note.source = ${`${kind}:`} || credit.id)`;

const QUESTIONS: { problem: string; rows: SQL }[] = [
  {
    problem: 'a series of numbers with a gap, or that its counter does not end at',
    rows: sql`
      select coalesce(series, counted) as id from (
        select substring(number from '^(.*)-[0-9]+$') as series, count(*) as numbers, max(substring(number from '[0-9]+$')::int) as highest
        from invoices group by 1
      ) issued full join (
        select substring(series from '^invoices[.]number:(.*)-$') as counted, last from sequence_counters where series like 'invoices.number:%'
      ) counter on counted = series
      where numbers is distinct from highest or last is distinct from highest`,
  },
  {
    problem: 'a number of another series than its kind, or of the tests',
    rows: sql`
      select id::text from invoices
      where number !~ case when is_test then '^TEST-' else '^' end
        or split_part(replace(number, 'TEST-', ''), '-', 1) !~ case kind when 'invoice' then '^F' else '^A' end`,
  },
  {
    problem: 'credit notes that come to more than their invoice, or have none',
    rows: sql`
      select note.order_id::text as id from invoices note
        left join invoices invoice on invoice.source = 'order:' || note.order_id
      where note.kind = 'credit-note' group by note.order_id
      having sum(note.total) > coalesce(max(invoice.total), 0)`,
  },
  {
    problem: 'an invoice of another amount than its order, or whose net and tax are not its total',
    rows: sql`
      select invoice.id::text from invoices invoice join orders on orders.id = invoice.order_id
      where invoice.net + invoice.tax <> invoice.total or (invoice.kind = 'invoice' and invoice.total <> orders.total_price)`,
  },
  {
    problem: 'money of one refund that was credited twice: as a refund and as a return',
    rows: sql`
      select returns.id::text from returns
        join invoices one on one.source = 'return:' || returns.id join invoices two on two.source = 'refund:' || returns.refund_id`,
  },
  { problem: 'a refund without its credit note', rows: uncredited('refund', REFUND_CREDITS) },
  { problem: 'a return that was refunded, without its credit note', rows: uncredited('return', RETURN_CREDITS) },
];

/** Invoices and credit notes: numbered without gaps, never more taken back than invoiced, all that went back credited once (I13). */
export const checkInvoices: Check = async (database) => {
  const findings: Finding[] = [];
  for (const { problem, rows } of QUESTIONS) {
    const found = await database.execute<{ id: string }>(sql`${rows} limit ${MOST_FINDINGS}`);
    findings.push(...found.rows.map(({ id }) => ({ invariant: 'I13' as const, id, problem })));
  }
  return findings;
};
