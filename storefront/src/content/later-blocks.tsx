import type { Block } from '@karite/shared/content';
import { ServerDrawn } from '../hydration/server-drawn.tsx';

const load = async () => (await import('./blocks.tsx')).Blocks;
const Content = import.meta.env.SSR ? await load() : null;

/** Blocks that only change with their page: no code of them comes with it, and their texts come once, as markup. */
export const LaterBlocks = ({ id, blocks = [] }: { id: string; blocks: readonly Block[] | undefined }) => (
  <ServerDrawn id={`blocs-${id}`} {...{ Content, load }} props={{ blocks }} />
);
