import { readPicture } from '@karite/shared/media';
import { useContext, useState } from 'react';
import { DataSaver } from '../data-saver/data-saver.ts';
import placeholder from './placeholder.svg?url';

/** The widest file of a picture that a page requests with the data saver, in px. */
const SAVER_WIDTH = 400;

type Props = {
  /** A path below /media/; `null` shows the placeholder. */
  url: string | null | undefined;
  alt: string;
  /** How wide the picture is shown, for the browser to choose a file. */
  sizes: string;
  /** The page's first picture: loaded at once and before the others. */
  first?: boolean;
  /** The placeholder when there is no picture or it fails (R1103). */
  fallback?: string;
  className?: string;
};

/** A picture of the catalogue: its space and colour are there before it is, and a failing one is replaced. */
export function Picture({ url, alt, sizes, first = false, fallback = placeholder, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = !url || failed === url;
  const parsed = broken ? null : readPicture(url);
  const saver = useContext(DataSaver);
  const files = parsed?.variants.filter(({ width }) => !saver || width <= SAVER_WIDTH) ?? [];
  return (
    <img
      // It may have failed before hydration: then no error event comes any more.
      ref={(image) => {
        if (image && url && image.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(url);
      }}
      className={className}
      src={broken ? fallback : (files[files.length - 1]?.url ?? url)}
      srcSet={parsed ? files.map((file) => `${file.url} ${file.width}w`).join(', ') : undefined}
      sizes={parsed ? sizes : undefined}
      width={parsed?.width ?? 400}
      height={parsed?.height ?? 400}
      style={parsed ? { backgroundColor: parsed.colour } : undefined}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={() => !broken && setFailed(url)}
    />
  );
}
