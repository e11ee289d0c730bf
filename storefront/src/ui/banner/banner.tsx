import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './banner.module.css';
import fallback from './default-banner.svg?url';

type Props = {
  title: string;
  subtitle?: string | null;
  image: string | null;
  /** Above the title: the way back. */
  children?: ReactNode;
};

/** The head of a category's page: its title and subtitle beside its picture (R1125). */
export function Banner({ title, subtitle, image, children }: Props) {
  return (
    <header className={`page ${styles.banner}`}>
      <Picture url={image} alt="" sizes="(min-width: 48rem) 44rem, 12rem" first fallback={fallback} />
      <div className={styles.text}>
        {children}
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </header>
  );
}
