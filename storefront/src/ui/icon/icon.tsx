import type { SVGProps } from 'react';
import sprite from './icons.svg?url';

/** The drawings of icons.svg: line icons on a 24 px grid, in a file of their own, so that no page's code carries them. */
export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'cart'
  | 'user'
  | 'bell'
  | 'logout'
  | 'heart'
  | 'left'
  | 'right'
  | 'plus'
  | 'minus'
  | 'pause'
  | 'play'
  | 'chat'
  | 'grid'
  | 'list'
  | 'tag'
  | 'share'
  | 'truck'
  | 'shield'
  | 'eye'
  | 'check'
  | 'trash'
  | 'leaf'
  | 'facebook'
  | 'instagram'
  /** The logo that a shop begins with: without its name, and with it, drawn. */
  | 'leaves'
  | 'karite';

/** A decorative icon: the name of the thing is beside it, as text or as a label. */
export function Icon({ name, size = 22, ...rest }: { name: IconName; size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg width={size} height={size} className="icon" aria-hidden="true" {...rest}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
