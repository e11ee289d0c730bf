import { sharePicture } from '@karite/shared/media';
import { HOUSE } from '../../house.ts';
import type { PageMetaProps } from './page-meta.tsx';
import { SHARE_PICTURE } from './share-picture.ts';
import { summary } from './summary.ts';

type Props = PageMetaProps & {
  named: string;
  /** The address of the first page, and of this one. */
  list: string;
  address: string;
  current: number;
  publicUrl: string;
};

/** What search engines and shared links read, besides title and canonical. Drawn on the server alone. */
export function ServerMeta({
  description,
  image,
  pages = 1,
  hidden,
  type = 'website',
  named,
  list,
  current,
  address,
  publicUrl,
}: Props) {
  const text = description && summary(current > 1 ? `Page ${current}. ${description}` : description);
  const picture = publicUrl + ((image && sharePicture(image)) || SHARE_PICTURE.path);
  return (
    <>
      {text && <meta name="description" content={text} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && current > 1 && <link rel="prev" href={current > 2 ? `${list}?page=${current - 1}` : list} />}
      {!hidden && current < pages && <link rel="next" href={`${list}?page=${current + 1}`} />}
      <meta property="og:site_name" content={HOUSE.name} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={named} />
      {text && <meta property="og:description" content={text} />}
      {!hidden && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta property="og:image:alt" content={named} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
