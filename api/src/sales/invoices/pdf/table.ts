import { ACCENT, CONTENT, heightOf, INK, PAGE, type Pdf, rule, SOFT, WASH, write } from './page.ts';

/** A column: its heading, its share of the width, and whether it holds figures. */
export type TableColumn = { heading: string; share: number; isFigure?: boolean };

/** What a cell keeps free on each side, in points. */
const PAD = 8;

/** Draws rows under their headings, on as many pages as they need, and returns where they end. The first cell may wrap. */
export function drawTable(pdf: Pdf, top: number, columns: readonly TableColumn[], rows: readonly string[][]): number {
  const line = (cells: readonly string[], y: number, isHeading: boolean) => {
    let x: number = PAGE.margin;
    for (const [index, { share, isFigure }] of columns.entries()) {
      const width = share * CONTENT;
      write(pdf, cells[index] ?? '', {
        at: [x + PAD, y],
        width: width - 2 * PAD,
        size: isHeading ? 7.5 : 9,
        font: isHeading ? 'bold' : 'regular',
        colour: isHeading ? ACCENT : index > 0 && !isFigure ? SOFT : INK,
        align: isFigure ? 'right' : 'left',
      });
      x += width;
    }
  };
  const headings = (y: number) => {
    pdf.roundedRect(PAGE.margin, y, CONTENT, 22, 3).fill(WASH);
    line(
      columns.map(({ heading }) => heading),
      y + 6,
      true,
    );
    return y + 28;
  };

  let y = headings(top);
  for (const row of rows) {
    const height = heightOf(pdf, row[0] ?? '', (columns[0]?.share ?? 1) * CONTENT - 2 * PAD) + 12;
    if (y + height > PAGE.height - PAGE.bottom) {
      pdf.addPage();
      y = headings(PAGE.margin);
    }
    line(row, y + 4, false);
    y += height;
    rule(pdf, y);
  }
  return y;
}

/** Where something of this height may begin: here, or at the top of a new page. */
export function startOfBlock(pdf: Pdf, y: number, height: number): number {
  if (y + height <= PAGE.height - PAGE.bottom) return y;
  pdf.addPage();
  return PAGE.margin;
}
