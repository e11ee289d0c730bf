import { type Answer, addressOf } from '@karite/shared/client';
import { canInvoice, INVOICE_KINDS } from '@karite/shared/invoices';
import { invoices, type Order } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Space } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { API } from '../providers/api.ts';
import { useWrite } from '../providers/use-write.ts';
import { FileButton } from './file-button.tsx';
import { saveInvoice, savePackingSlip } from './save-pdf.ts';

const PATH = '/orders/{id}/invoices';

/** The papers of an order: what goes with the parcel, its invoice and its credit notes. */
export function OrderPapers({ order }: { order: Order }) {
  const path = { id: order.id };
  const { query } = useCustom<Answer<'GET', typeof PATH>>({
    url: API + addressOf(PATH, { path }),
    method: 'get',
    errorNotification: false,
  });
  const { write } = useWrite('POST', PATH, { changes: [invoices.name] });
  // Without the list the button still finds the invoice that there is.
  const papers = query.isError ? [] : query.data?.data;

  async function issue() {
    await saveInvoice(await write({ path, body: {} }));
    await query.refetch();
  }

  return (
    <>
      <h2>Documents</h2>
      <Space wrap aria-busy={papers === undefined}>
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
