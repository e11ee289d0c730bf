import { canInvoice, INVOICE_KINDS } from '@karite/shared/invoices';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { issueInvoice, listInvoices } from '../api/orders.ts';
import { saveInvoice } from '../api/save-pdf.ts';
import { useRemote } from '../api/use-remote.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

type Props = { order: { id: string; status: string }; orderKey?: string };

/** The invoice of an order and its credit notes, as files. The invoice is issued when it is first requested, if not before. */
export function OrderInvoices({ order, orderKey }: Props) {
  const { value, retry } = useRemote(() => listInvoices(browserClient, order.id, { key: orderKey }), order.id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const invoices = value ?? [];
  const canIssue = invoices.length === 0 && canInvoice(order);

  async function save(find: () => Promise<{ id: string; number: string }>) {
    setBusy(true);
    setProblem('');
    try {
      await saveInvoice(await find(), orderKey);
      if (canIssue) retry();
    } catch (error) {
      setProblem(messageOf(error, 'Erreur lors du téléchargement de la facture'));
    }
    setBusy(false);
  }

  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      {canIssue && (
        <Button
          variant="outline"
          disabled={busy}
          onClick={() => save(() => issueInvoice(browserClient, order.id, orderKey))}
        >
          Facture (PDF)
        </Button>
      )}
      {invoices.map((invoice) => (
        <Button key={invoice.id} variant="outline" disabled={busy} onClick={() => save(async () => invoice)}>
          {INVOICE_KINDS[invoice.kind]} {invoice.number} (PDF)
        </Button>
      ))}
    </>
  );
}
