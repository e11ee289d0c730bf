import { Readable } from 'node:stream';
import { formatDateTime } from '@karite/shared/format';
import { statusLabelsFor } from '@karite/shared/orders';
import { validText } from '@karite/shared/text';
import type { Database } from '../../../platform/database/database.ts';
import { type LotBuyer, lotBuyers } from './lot-buyers.ts';

const BATCH = 500;
const HEADINGS = ['Commande', 'Statut', 'Nom', 'Prénom', 'WhatsApp', 'E-mail', 'Pièces', 'Commandé le', 'Prévenu le'];

/** A cell of a table that a spreadsheet opens. Names were typed by customers: none of them is a formula. */
function cell(given: string): string {
  const text = validText(given);
  const safe = /^[=+\-@\t]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Who bought of a lot, as CSV, streamed in batches: the marks of Excel in front, `;` between cells. */
export function lotBuyersCsv(database: Database, zone: string, lotId: string): Readable {
  const when = (moment: string | null) => (moment ? formatDateTime(moment, zone) : '');
  const line = (it: LotBuyer) =>
    [
      it.shortNumber,
      statusLabelsFor(it.deliveryType)[it.status],
      it.nom,
      it.prenom,
      it.phone,
      it.email ?? '',
      String(it.pieces),
      when(it.orderedAt),
      when(it.toldAt),
    ]
      .map(cell)
      .join(';')
      .concat('\r\n');
  async function* text() {
    yield `\uFEFF${HEADINGS.join(';')}\r\n`;
    for await (const rows of database.cursor<LotBuyer>(lotBuyers(lotId), BATCH)) yield rows.map(line).join('');
  }
  return Readable.from(text());
}
