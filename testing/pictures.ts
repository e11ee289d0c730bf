import sharp from 'sharp';

/** A small real picture, as a file that a form carries. */
export async function pictureFile(name = 'photo.png', size = { width: 900, height: 600 }): Promise<File> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#b54e5a' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], name, { type: 'image/png' });
}
