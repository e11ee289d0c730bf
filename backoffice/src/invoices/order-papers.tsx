import { canInvoice, INVOICE_KINDS } from '@karite/shared/invoices';
import type { Order } from '@karite/shared/resources';
import { Space } from 'antd';
import { useEffect, useState } from 'react';
import { mayHere } from '../providers/actor.ts';
import { call } from '../providers/call.ts';
import { FileButton } from './file-button.tsx';
import { saveInvoice, savePackingSlip } from './save-pdf.ts';

type Paper = { id: string; number: string; kind: keyof typeof INVOICE_KINDS };

/** The papers of an order: what goes with the parcel, its invoice and its credit notes. */
export function OrderPapers({ order }: { order: Order }) {
  const { id } = order;
  const [papers, setPapers] = useState<readonly Paper[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without the list the button still finds the invoice that there is.
    call('GET', '/orders/{id}/invoices', { path: { id } }).then(
      (found) => isCurrent && setPapers(found),
      () => isCurrent && setPapers([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  async function issue() {
    const issued = await call('POST', '/orders/{id}/invoices', { path: { id }, body: {} });
    await saveInvoice(issued);
    setPapers(await call('GET', '/orders/{id}/invoices', { path: { id } }));
  }

  return (
    <>
      <h2>Documents</h2>
      <Space wrap aria-busy={papers === null}>
        <FileButton save={() => savePackingSlip(order)}>Bon de livraison</FileButton>
        {papers?.length === 0 && canInvoice(order) && mayHere('orders', 'update') && (
          <FileButton save={issue}>Établir la facture</FileButton>
        )}
        {papers?.map((paper) => (
          <FileButton key={paper.id} save={() => saveInvoice(paper)}>
            {INVOICE_KINDS[paper.kind]} {paper.number}
          </FileButton>
        ))}
      </Space>
    </>
  );
}
