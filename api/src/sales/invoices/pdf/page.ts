import { LANGUAGE } from '@karite/shared/locale';
import { validText } from '@karite/shared/text';
import PDFDocument from 'pdfkit';

/** A4 in points, and the margin on its sides. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 96 } as const;
export const CONTENT = PAGE.width - 2 * PAGE.margin;

export const INK = '#2b2320';
export const SOFT = '#75665f';
export const ACCENT = '#9c3f4b';
export const RULE = '#e2d9d2';
export const WASH = '#f7f2ee';

export type Pdf = PDFKit.PDFDocument;
export type Fonts = { regular: Buffer; bold: Buffer };

/** An empty A4 document with the shop's fonts, which contain the narrow space between thousands and the letters of Benin. */
export function newPdf(fonts: Fonts, title: string): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    bufferPages: true,
    lang: LANGUAGE,
    info: { Title: title, Creator: 'Karité' },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  return pdf.font('regular').fontSize(9).fillColor(INK);
}

type Text = { at: [number, number]; width: number; size?: number; font?: 'regular' | 'bold'; colour?: string };
type Place = Text & { align?: 'left' | 'right' | 'center' };

/** Writes a text in a box and returns where it ends, in points from the top. */
export function write(pdf: Pdf, text: string, { at, width, size = 9, font = 'regular', colour = INK, align }: Place) {
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(validText(text), at[0], at[1], { width, align: align ?? 'left', lineGap: 1.5 });
  return pdf.y;
}

/** How high a text will stand in a box of this width, in points. */
export const heightOf = (pdf: Pdf, text: string, width: number): number =>
  pdf.font('regular').fontSize(9).heightOfString(text, { width, lineGap: 1.5 });

export function rule(pdf: Pdf, y: number, from: number = PAGE.margin, to: number = PAGE.width - PAGE.margin): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(RULE).stroke();
}

/** The small print at the foot of every page, with its number; `first` is the page that a document in the file begins on. */
export function foot(pdf: Pdf, text: string, first = 0): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = first; page < count; page += 1) {
    pdf.switchToPage(page);
    rule(pdf, PAGE.height - 66);
    write(pdf, text, { at: [PAGE.margin, PAGE.height - 58], width: CONTENT - 70, size: 7, colour: SOFT });
    write(pdf, `Page ${page - first + 1} / ${count - first}`, {
      at: [PAGE.width - PAGE.margin - 60, PAGE.height - 58],
      width: 60,
      size: 7,
      colour: SOFT,
      align: 'right',
    });
  }
}

/** The finished file. */
export async function fileOf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.once('end', () => resolve()));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
