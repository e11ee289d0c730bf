import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './banner.module.css';
import fallback from './default-banner.svg?url';

type Props = { title: string; subtitle?: string | null; image: string | null; children?: ReactNode };

/** The head of a category's page: its picture, title and subtitle (spec §2, "/categories/{id}"). */
export function Banner({ title, subtitle, image, children }: Props) {
  return (
    <header className={styles.banner}>
      <Picture url={image} alt="" sizes="100vw" first fallback={fallback} />
      <div className={styles.text}>
        {children}
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
    </header>
  );
}
