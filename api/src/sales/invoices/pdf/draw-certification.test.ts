import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { type Certification, drawCertification } from './draw-certification.ts';
import { fileOf, PAGE } from './page.ts';

const fontOf = (weight: string) => readFile(new URL(`../../../../fonts/noto-sans-${weight}.ttf`, import.meta.url));

/** The rectangles (x, y, width, height) that a certification is drawn with, as the file says them. */
async function rectangles(certification: NonNullable<Certification>): Promise<number[][]> {
  const pdf = new PDFDocument({ size: 'A4', compress: false });
  for (const weight of ['regular', 'bold']) pdf.registerFont(weight, await fontOf(weight));
  drawCertification(pdf, 100, certification);
  const text = (await fileOf(pdf)).toString('latin1');
  return [...text.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)].map((found) => found.slice(1).map(Number));
}

const of = (qr: string | null) => ({ code: 'MECEF-1', qr, counters: '1/2 FV' });

describe('the QR code of a certified invoice', () => {
  it('is drawn with every dark module in its place, and no other, within its white', async () => {
    const text = 'https://sygmef.impots.bj/verify?F=TS01000001-1;NIM=ED04000001;DATE=20261122';
    const [white, ...runs] = await rectangles(of(text));
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    const [left, top, side] = white as [number, number, number];
    expect([left, top, side]).toEqual([PAGE.margin, 100, 85]);
    const drawn = data.map((row) => row.map(() => false));
    for (const [x, y, width] of runs as [number, number, number][]) {
      const [column, row] = [((x - left) / side) * size, ((y - top) / side) * size].map(Math.round) as [number, number];
      for (let at = 0; at < Math.round((width / side) * size); at += 1) drawn[row]![column + at] = true;
    }
    expect(drawn).toEqual(data);
  });

  it.each([
    ['there is none', of(null)],
    ['it is still to come', 'pending' as const],
    ['its text is too long for a phone to read', of('x'.repeat(601))],
  ])('is left out while %s', async (_, certification) => {
    expect(await rectangles(certification)).toEqual([]);
  });

  it('is there up to 600 bytes', async () => {
    expect((await rectangles(of('x'.repeat(600)))).length).toBeGreaterThan(100);
  });
});
