import { readPicture } from '@karite/shared/media';
import { useState } from 'react';
import './picture.css';

type PictureProps = { url: string | null | undefined; alt: string; size: number };

/** A stored picture as a square of `size` px: the right width from its variants, its own colour until it is there. */
export function Thumbnail({ url, alt, size }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || broken === url)
    return (
      <span className="thumbnail is-missing" style={{ width: size, height: size }} role="img" aria-label="Sans image" />
    );
  const picture = readPicture(url);
  return (
    <img
      className="thumbnail"
      src={picture?.variants.find((variant) => variant.width >= size * 2)?.url ?? url}
      alt={alt}
      width={size}
      height={size}
      style={{ backgroundColor: picture?.colour }}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
