import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { avifBeside } from '@karite/shared/media';
import { spareAvifs } from '../setup/demo-shops.ts';

/** The picture files that a page names. */
async function picturesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/\/media\/([\w.-]+\.webp)/g)].map(([, name]) => name!);
}

/** Waits until some pages' pictures stand as AVIF, as in a shop that has run for a while; no others are made. */
export async function untilAvif(mediaDir: string, pages: string[]): Promise<void> {
  const wanted = new Set((await Promise.all(pages.map(picturesOf))).flat());
  await spareAvifs(mediaDir, wanted);
  for (;;) {
    const there = new Set(await readdir(mediaDir));
    const made = [...wanted].filter((name) => there.has(avifBeside(name))).length;
    process.stdout.write(`\rPictures made as AVIF: ${made} of ${wanted.size}`);
    if (made === wanted.size) break;
    await pause(1_000);
  }
  process.stdout.write('\n');
}
