import { readPicture } from '@karite/shared/media';
import { useState } from 'react';
import './picture.css';

type PictureProps = {
  url: string | null | undefined;
  alt: string;
  size: number;
  /** Shown to its edges in half as much width again, as a logo must be; else it fills the square. */
  isWhole?: boolean;
};

/** A stored picture, `size` px high: the right width from its variants, its own colour until it is there. */
export function Thumbnail({ url, alt, size, isWhole }: PictureProps) {
  const width = isWhole ? size * 1.5 : size;
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || broken === url)
    return <span className="thumbnail is-missing" style={{ width, height: size }} role="img" aria-label="Sans image" />;
  const picture = readPicture(url);
  return (
    <img
      className={isWhole ? 'thumbnail is-whole' : 'thumbnail'}
      src={picture?.variants.find((variant) => variant.width >= width * 2)?.url ?? url}
      alt={alt}
      width={width}
      height={size}
      style={isWhole ? undefined : { backgroundColor: picture?.colour }}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
