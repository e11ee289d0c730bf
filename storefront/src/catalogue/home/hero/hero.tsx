import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BANNERS } from './banners.ts';
import styles from './hero.module.css';
import controls from './hero-controls.module.css';
import { useRotation } from './use-rotation.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The rotating banner (R1131). On a phone the two arrows cover the picture's halves. */
export function Hero() {
  const { index, playing, show, previous, next, toggle } = useRotation(BANNERS.length);
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label="À la une">
      <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
        {BANNERS.map((banner, position) => (
          <div key={banner.title} className={styles.slide} inert={position !== index}>
            <img
              src={banner.picture}
              width={1600}
              height={900}
              alt=""
              loading={position === 0 ? 'eager' : 'lazy'}
              fetchPriority={position === 0 ? 'high' : 'low'}
            />
            <div className={styles.text}>
              <p className={styles.over}>{banner.over}</p>
              <h2>{banner.title}</h2>
              <p>{banner.text}</p>
              <ButtonLink to={banner.to}>{banner.action}</ButtonLink>
            </div>
          </div>
        ))}
      </div>
      <button type="button" className={controls.previous} aria-label="Bannière précédente" onClick={previous}>
        <Icon name="left" />
      </button>
      <button type="button" className={controls.next} aria-label="Bannière suivante" onClick={next}>
        <Icon name="right" />
      </button>
      <div className={controls.controls}>
        <p className={controls.counter}>
          {two(index + 1)} / {two(BANNERS.length)}
        </p>
        <div className={controls.dots}>
          {BANNERS.map((banner, position) => (
            <button
              key={banner.title}
              type="button"
              aria-label={`Bannière ${position + 1}`}
              aria-current={position === index}
              onClick={() => show(position)}
            />
          ))}
        </div>
        <button type="button" className={controls.play} aria-label={playing ? 'Pause' : 'Lecture'} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={18} />
        </button>
      </div>
    </section>
  );
}
