import { addressOf } from '@karite/shared/client';
import { MOST_SLIPS } from '@karite/shared/invoices';
import { API } from '../providers/api.ts';
import { download } from '../providers/http-client.ts';
import { saveFile } from '../ui/save-file.ts';

/** Fetches an invoice or a credit note and hands it to the browser. */
export async function saveInvoice({ id, number }: { id: string; number: string }): Promise<void> {
  saveFile(await download(API + addressOf('/invoices/{id}/pdf', { path: { id } })), `${number}.pdf`);
}

/** The slips of several orders in one file, to be printed in one go; of very many in several. */
export async function savePackingSlips(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST_SLIPS) {
    const id = ids.slice(start, start + MOST_SLIPS);
    const file = await download(API + addressOf('/orders/packing-slips', { query: { id } }));
    const part = ids.length > MOST_SLIPS ? `-${start / MOST_SLIPS + 1}` : '';
    saveFile(file, `bons-de-livraison${part}.pdf`);
  }
}

/** The same for what goes with an order's parcel. */
export async function savePackingSlip({ id, shortNumber }: { id: string; shortNumber: string }): Promise<void> {
  saveFile(await download(API + addressOf('/orders/{id}/packing-slip', { path: { id } })), `bon-${shortNumber}.pdf`);
}
