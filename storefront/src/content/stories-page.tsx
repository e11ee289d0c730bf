import type { Block } from '@karite/shared/content';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../seo/page-meta.tsx';
import { Banner } from '../ui/banner/banner.tsx';
import { LaterBlocks } from '../ui/blocks/later-blocks.tsx';

type StoriesData = { title: string; summary?: string; isPreview: boolean; blocks: Block[] };

/** The brand's story and the partnership (R1207). */
export function Component() {
  const { title, summary, isPreview, blocks } = useLoaderData<StoriesData>();
  return (
    <>
      <PageMeta title={title} description={blocks.find(({ text }) => text)?.text ?? summary} hidden={isPreview} />
      <Banner title={title} subtitle={summary} image={null} />
      <LaterBlocks blocks={blocks} />
    </>
  );
}
