import { sharePicture } from '@karite/shared/media';
import { useIdentity } from '../identity/settings.ts';
import { SHARE_PICTURE } from './share-picture.ts';
import { summary } from './summary.ts';

export type PageMetaProps = {
  title: string;
  /** The description of the page, the shop's promise by default; cut at a word where search engines would cut it. */
  description?: string | null;
  /** The picture for the card that a shared link becomes, a path below /media/; the shop's own when absent. */
  image?: string | null;
  /** Where the server draws that card with more than the picture. */
  card?: string | null;
  /** The canonical address of this page; its path without query when absent. */
  canonical?: string;
  /** Which page of a list this is, and how many there are: each is canonical. */
  page?: number;
  pages?: number;
  /** StaticMarkup out of search engines: pages of the visitor's own, and lists that a filter made. */
  hidden?: boolean;
  /** The type of a shared link. */
  type?: 'website' | 'product';
};

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
  card,
  pages = 1,
  hidden,
  type = 'website',
  named,
  list,
  current,
  address,
  publicUrl,
}: Props) {
  const { name, promise } = useIdentity();
  // A page without metadata of its own shows the shop's where its link is shared.
  const about = description || promise;
  const text = summary(current > 1 ? `Page ${current}. ${about}` : about);
  const picture = publicUrl + (card ?? ((image && sharePicture(image)) || SHARE_PICTURE.path));
  return (
    <>
      <meta name="description" content={text} />
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && current > 1 && <link rel="prev" href={current > 2 ? `${list}?page=${current - 1}` : list} />}
      {!hidden && current < pages && <link rel="next" href={`${list}?page=${current + 1}`} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={named} />
      <meta property="og:description" content={text} />
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
