import { paths } from '@karite/shared/paths';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './diagnostic-call.module.css';
import drawing from './hero/rituel.svg?url';
import type { Texts } from './home-parts.ts';

/** The way to the skin questionnaire. */
export const DiagnosticCall = ({ over, title, text, linkLabel, picture, alt = '' }: Texts) => (
  <section className={styles.call}>
    <div className="page">
      <div className={styles.text}>
        {over && <p className={styles.over}>{over}</p>}
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <ButtonLink to={paths.diagnostic}>{linkLabel}</ButtonLink>
      </div>
    </div>
    {picture ? (
      <Picture url={picture} alt={alt} sizes="(min-width: 48rem) 64vw, 100vw" />
    ) : (
      <img src={drawing} width={1600} height={900} alt="" loading="lazy" />
    )}
  </section>
);
