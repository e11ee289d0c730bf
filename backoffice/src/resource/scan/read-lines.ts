import { barcodeOf } from '@karite/shared/barcode';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';

const reader = new MultiFormatUPCEANReader();

/** How bright each pixel is, 0 to 255; green counts twice, as the eye has it. */
function brightness({ data, width, height }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
    grey[at] = (red + 2 * green + blue) / 4;
  }
  return grey;
}

/** Reads EAN and UPC along lines across the picture. */
export async function readLines(canvas: HTMLCanvasElement): Promise<string | null> {
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!picture) return null;
  const source = new RGBLuminanceSource(brightness(picture), picture.width, picture.height);
  try {
    return barcodeOf(reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText());
  } catch {
    // A picture without a code throws an error.
    return null;
  }
}
