import { barcodeOf } from '@karite/shared/barcode';

/** Finds a bar code in the picture that a canvas holds; `null` where there is none. */
export type ReadCode = (canvas: HTMLCanvasElement) => Promise<string | null>;

/** Of the browsers' own reader what is used here: most phones with Android have it. */
type Detector = { detect(source: HTMLCanvasElement): Promise<{ rawValue: string }[]> };
type DetectorType = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
declare global {
  interface Window {
    BarcodeDetector?: DetectorType;
  }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a'];

async function ownReader(): Promise<ReadCode | null> {
  const { BarcodeDetector } = window;
  const supported: readonly string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !FORMATS.every((format) => supported.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: FORMATS });
  return async (canvas) => {
    const found = await detector.detect(canvas);
    return found.map(({ rawValue }) => barcodeOf(rawValue)).find(Boolean) ?? null;
  };
}

/** The browser's own reader, or else ours, which is fetched then. */
export const openReader = async (): Promise<ReadCode> =>
  (await ownReader()) ?? (await import('./read-lines.ts')).readLines;
