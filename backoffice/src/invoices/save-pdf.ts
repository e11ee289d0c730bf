import { addressOf } from '@karite/shared/client';
import { API } from '../providers/data-provider.ts';
import { download } from '../providers/http-client.ts';
import { saveFile } from '../ui/save-file.ts';

/** Fetches an invoice or a credit note and hands it to the browser. */
export async function saveInvoice({ id, number }: { id: string; number: string }): Promise<void> {
  saveFile(await download(API + addressOf('/invoices/{id}/pdf', { path: { id } })), `${number}.pdf`);
}

/** The same for what goes with an order's parcel. */
export async function savePackingSlip({ id, shortNumber }: { id: string; shortNumber: string }): Promise<void> {
  saveFile(await download(API + addressOf('/orders/{id}/packing-slip', { path: { id } })), `bon-${shortNumber}.pdf`);
}
