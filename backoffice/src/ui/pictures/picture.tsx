import { PictureOutlined } from '@ant-design/icons';
import { readPicture } from '@karite/shared/media';
import { Avatar } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';

/** A list shows small pictures alone, and needs nothing of what opens them. */
const Zoomed = lazy(async () => ({ default: (await import('./zoomed.tsx')).Zoomed }));

/** Read after the page, which most often has none. */
const FaultNote = lazy(() => import('./fault-note.tsx'));

/** The address of a file that was chosen but not sent yet. */
export function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

type PictureProps = {
  url?: string | null | undefined;
  /** What was chosen in its place. */
  file?: File | undefined;
  alt: string;
  size: number;
  /** Shown to its edges in half as much width again, as a logo must be; else it fills the square. */
  isWhole?: boolean;
  /** A click opens it at its full size. */
  isZoomed?: boolean;
  /** Says where its sizes could not be made (R2185). */
  isNoted?: boolean;
};

/** A picture `size` px high, of a stored one the right width from its variants; a drawing where there is none. */
export function Thumbnail({ url, file, alt, size, isWhole = false, isZoomed = false, isNoted }: PictureProps) {
  const width = isWhole ? size * 1.5 : size;
  const chosen = useFileUrl(file);
  const [broken, setBroken] = useState<string>();
  const whole = file ? chosen : url;
  if (!file && (!url || url === broken))
    return (
      <span role="img" aria-label="Sans image">
        <Avatar shape="square" size={size} style={{ width }} icon={<PictureOutlined aria-hidden />} />
      </span>
    );
  const picture = file || !url ? null : readPicture(url);
  const shown = {
    src: picture?.variants.find((variant) => variant.width >= width * 2)?.url ?? whole ?? undefined,
    width,
    height: size,
    loading: 'lazy',
    style: { flex: 'none', verticalAlign: 'middle', objectFit: isWhole ? 'contain' : 'cover', borderRadius: 8 },
    onError: () => setBroken(url ?? undefined),
  } as const;
  const small = (
    <>
      <img {...shown} alt={alt} />
      {isNoted && (
        <Suspense>
          <FaultNote url={url} />
        </Suspense>
      )}
    </>
  );
  return isZoomed && whole ? (
    <Suspense fallback={small}>
      <Zoomed {...shown} {...{ alt, whole }} />
    </Suspense>
  ) : (
    small
  );
}
