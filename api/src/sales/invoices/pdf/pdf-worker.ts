/** A thread of its own that draws PDF files, so that none holds up the requests beside it: a long one takes a tenth of a second. */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { InvoiceDocument } from '@karite/shared/invoices';
import { API_FOLDER } from '../../../platform/project/folders.ts';
import type { Certification } from './draw-certification.ts';
import { drawInvoice } from './draw-invoice.ts';
import { drawPackingSlips, type PackingSlip } from './draw-packing-slip.ts';

export type PdfJob =
  | { what: 'invoice'; document: InvoiceDocument; certification: Certification; zone: string }
  | { what: 'packing-slips'; slips: readonly PackingSlip[]; zone: string };
export type PdfRequest = { id: number; job: PdfJob };
/** Said once, when the thread has all that it draws with. */
export type PdfReady = 'ready';
export type PdfMade = { id: number; file: Uint8Array } | { id: number; problem: string };

const font = (weight: string) => readFile(new URL(`fonts/noto-sans-${weight}.ttf`, API_FOLDER));
const [regular, bold] = await Promise.all([font('regular'), font('bold')]);
const fonts = { regular, bold };

const draw = (job: PdfJob): Promise<Buffer> =>
  job.what === 'invoice'
    ? drawInvoice(fonts, job.document, job.certification, job.zone)
    : drawPackingSlips(fonts, job.slips, job.zone);

const port = parentPort;
port?.postMessage('ready' satisfies PdfReady);
port?.on('message', ({ id, job }: PdfRequest) => {
  draw(job).then(
    (file) => port.postMessage({ id, file } satisfies PdfMade),
    (error) => port.postMessage({ id, problem: String(error) } satisfies PdfMade),
  );
});
