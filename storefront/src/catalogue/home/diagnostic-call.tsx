import { paths } from '@karite/shared/paths';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './diagnostic-call.module.css';
import picture from './hero/rituel.svg?url';

/** The way to the skin questionnaire. */
export const DiagnosticCall = () => (
  <section className={styles.call}>
    <div className="page">
      <div className={styles.text}>
        <p className={styles.over}>Diagnostic de peau</p>
        <h2>Quatre questions, une routine qui vous ressemble.</h2>
        <p>Dites-nous ce que votre peau ressent : nous vous montrons les soins qui lui conviennent.</p>
        <ButtonLink to={paths.diagnostic}>Commencer le diagnostic</ButtonLink>
      </div>
    </div>
    <img src={picture} width={1600} height={900} alt="" loading="lazy" />
  </section>
);
