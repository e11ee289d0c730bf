import type { Block } from '@karite/shared/content';
import { lazy, Suspense } from 'react';

const load = async () => (await import('./blocks.tsx')).Blocks;
const Blocks = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** Blocks of texts and pictures: drawn by the server, and read without the code that draws them, which comes after the page. */
export const LaterBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <Suspense>
    <Blocks blocks={blocks} />
  </Suspense>
);
