import { Image } from 'antd';
import type { ComponentProps, ReactNode } from 'react';

type ZoomedProps = ComponentProps<typeof Image> & { whole: string };

/** A picture that a click opens at its full size. */
export const Zoomed = ({ whole, ...picture }: ZoomedProps) => (
  <Image {...picture} wrapperStyle={{ flex: 'none' }} preview={{ src: whole, mask: 'Agrandir' }} />
);

/** Pictures among which the opened one leads on. */
export const ZoomedGroup = ({ children }: { children: ReactNode }) => (
  <Image.PreviewGroup>{children}</Image.PreviewGroup>
);
