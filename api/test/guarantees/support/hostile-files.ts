import sharp from 'sharp';
import { pictureFile } from '../../../../testing/pictures.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b54e5a' } });

/** A picture of so many megapixels, a few hundred kB as a file. */
export const largePicture = async (side: number, name = 'grande.png'): Promise<File> =>
  new File([new Uint8Array(await plain(side, side).png({ compressionLevel: 1 }).toBuffer())], name);

/** Files that are no picture of ours, whatever they call themselves. */
export async function hostileFiles(): Promise<File[]> {
  const png = Buffer.from(await (await pictureFile()).arrayBuffer());
  const jpeg = await plain(80, 80).jpeg().toBuffer();
  const header = (width: number, height: number) => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(width, 16);
    bomb.writeUInt32BE(height, 20);
    return bomb;
  };
  const of = (name: string, content: string | Buffer) =>
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type: 'image/png' });
  return [
    of('script.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    of('script.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    of('page.jpg', '<!doctype html><script>alert(1)</script>'),
    of('shell.php.png', '<?php system($_GET["c"]); ?>'),
    of('entity.png', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    of('pdf.png', '%PDF-1.7\n1 0 obj\n'),
    of('zip.png', Buffer.from('504b0304', 'hex')),
    of('exe.png', Buffer.from('4d5a9000', 'hex')),
    of('elf.png', Buffer.from('7f454c46', 'hex')),
    of('icon.png', Buffer.from('00000100', 'hex')),
    of('bitmap.png', Buffer.from('424d3a00', 'hex')),
    of('tiff.png', Buffer.from('49492a0008000000', 'hex')),
    of('signature-only.png', PNG),
    of('cut.png', png.subarray(0, 60)),
    of('cut.jpg', jpeg.subarray(0, jpeg.length / 2)),
    of('broken.png', Buffer.concat([png.subarray(0, 40), Buffer.alloc(400, 7)])),
    of('bomb.png', header(60_000, 60_000)),
    of('nothing-wide.png', header(0, 10)),
    await largePicture(6_400, 'forty-one-megapixels.png'),
  ];
}

/** Names that have escaped a folder, a header or a page somewhere. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../evil.png',
  '..\\..\\evil.png',
  '/etc/passwd',
  'a.php',
  'a.png.html',
  'a;b.png',
  'a%00.html',
  'CON',
  '.htaccess',
  '-rf',
  '"><script>.png',
  'é😀.png',
  ' .png',
  'a'.repeat(250),
  '__proto__',
  'x.svg',
  '%2e%2e%2f',
  '$(id).png',
];
