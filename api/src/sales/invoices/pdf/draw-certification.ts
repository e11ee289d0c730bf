import { encode } from 'uqr';
import { ACCENT, CONTENT, PAGE, type Pdf, write } from './page.ts';
import { startOfBlock } from './table.ts';

/** A certifying service's answer about a document; `pending` before it comes. */
export type Certification = { code: string; qr: string | null; counters: string | null } | 'pending' | null;

/** The side of a QR code in points (3 cm): a phone reads it from a print. */
const QR_SIDE = 85;
/** A longer text makes a code too fine for a phone's camera: it is printed as text alone. In bytes. */
const MOST_QR_BYTES = 600;
/** A code has this much white around it, in modules. */
const QUIET = 4;

/** Draws a QR code as vectors: one rectangle for each run of dark modules in a row. */
function drawQr(pdf: Pdf, text: string, [x, y]: [number, number]): void {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const module = QR_SIDE / size;
  pdf.rect(x, y, QR_SIDE, QR_SIDE).fill('#ffffff');
  for (const [row, modules] of data.entries())
    for (let from = 0; from < size; from += 1) {
      if (!modules[from]) continue;
      let to = from;
      while (to < size && modules[to]) to += 1;
      pdf.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  pdf.fill('#000000');
}

/** The certification of a document by the state's service: the QR code that leads to it, its code and counters. */
export function drawCertification(pdf: Pdf, top: number, certification: NonNullable<Certification>): void {
  const qr = certification === 'pending' ? null : certification.qr;
  const isDrawn = qr !== null && Buffer.byteLength(qr) <= MOST_QR_BYTES;
  const y = startOfBlock(pdf, top, isDrawn ? QR_SIDE + 6 : 60);
  if (isDrawn) drawQr(pdf, qr, [PAGE.margin, y]);
  const left = PAGE.margin + (isDrawn ? QR_SIDE + 12 : 0);
  const width = CONTENT - (left - PAGE.margin);
  const lines =
    certification === 'pending'
      ? ['En cours auprès de l’administration fiscale.']
      : [
          `Code : ${certification.code}`,
          ...(certification.counters ? [`Compteurs : ${certification.counters}`] : []),
          ...(qr ? [`Vérification : ${qr}`] : []),
        ];
  const next = write(pdf, 'CERTIFICATION', { at: [left, y], width, size: 7.5, font: 'bold', colour: ACCENT });
  write(pdf, lines.join('\n'), { at: [left, next + 2], width, size: 8 });
}
