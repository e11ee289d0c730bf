import { readPicture } from '@karite/shared/media';
import { useState } from 'react';
import placeholder from './placeholder.svg?url';

type Props = {
  /** A path below /media/; `null` shows the placeholder. */
  url: string | null | undefined;
  alt: string;
  /** How wide the picture is shown, for the browser to choose a file. */
  sizes: string;
  /** The page's first picture: loaded at once and before the others. */
  first?: boolean;
  /** What stands in when there is no picture or it fails (spec §8). */
  fallback?: string;
  className?: string;
};

/** A picture of the catalogue: its room and colour are there before it is, and a failing one is replaced. */
export function Picture({ url, alt, sizes, first = false, fallback = placeholder, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = !url || failed === url;
  const known = broken ? null : readPicture(url);
  return (
    <img
      // It may have failed before the page woke up: then no error event comes any more.
      ref={(image) => {
        if (image && url && image.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(url);
      }}
      className={className}
      src={broken ? fallback : url}
      srcSet={known?.variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')}
      sizes={known ? sizes : undefined}
      width={known?.width ?? 400}
      height={known?.height ?? 400}
      style={known ? { backgroundColor: known.colour } : undefined}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={() => !broken && setFailed(url)}
    />
  );
}
