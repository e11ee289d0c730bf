import type { Block } from '@karite/shared/content';
import { useLoaderData } from 'react-router-dom';
import { LaterBlocks } from '../content/later-blocks.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { Banner } from '../ui/banner/banner.tsx';

type StoriesData = { title: string; summary?: string; isPreview: boolean; serverOnly?: { blocks: Block[] } };

/** The brand's story and the partnership (R1207). */
export function Component() {
  const { title, summary, isPreview, serverOnly } = useLoaderData<StoriesData>();
  const blocks = serverOnly?.blocks;
  return (
    <>
      <PageMeta title={title} description={blocks?.find(({ text }) => text)?.text ?? summary} hidden={isPreview} />
      <Banner title={title} subtitle={summary} image={null} />
      <LaterBlocks id="histoire" blocks={blocks} />
    </>
  );
}
