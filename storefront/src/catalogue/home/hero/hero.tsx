import type { Block } from '@karite/shared/content';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { DRAWN } from './banners.ts';
import styles from './hero.module.css';
import controls from './hero-controls.module.css';
import { useRotation } from './use-rotation.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The rotating banner (R1131). On a phone the two arrows cover the picture's halves. */
export function Hero({ slides }: { slides: readonly Block[] }) {
  const { index, ahead, playing, show, previous, next, toggle } = useRotation(slides.length);
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label="À la une">
      <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div key={slide.id} className={styles.slide} inert={position !== index}>
            {/* The first picture reserves the space of the later ones. */}
            <BannerPicture slide={(position > ahead && slides[0]) || slide} first={position === 0} />
            <div className={styles.text}>
              {slide.over && <p className={styles.over}>{slide.over}</p>}
              <h2>{slide.title}</h2>
              {slide.text && <p>{slide.text}</p>}
              <ButtonLink to={slide.link ?? '/'}>{slide.linkLabel}</ButtonLink>
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <>
          <button type="button" className={controls.previous} aria-label="Bannière précédente" onClick={previous}>
            <Icon name="left" />
          </button>
          <button type="button" className={controls.next} aria-label="Bannière suivante" onClick={next}>
            <Icon name="right" />
          </button>
          <div className={controls.controls}>
            <p className={controls.counter}>
              {two(index + 1)} / {two(slides.length)}
            </p>
            <div className={controls.dots}>
              {slides.map((slide, position) => (
                <button
                  key={slide.id}
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
        </>
      )}
    </section>
  );
}

const BannerPicture = ({ slide: { picture, alt, drawing }, first }: { slide: Block; first: boolean }) =>
  picture ? (
    <Picture url={picture} alt={alt ?? ''} sizes="100vw" first={first} />
  ) : (
    <img
      src={DRAWN[drawing ?? 'karite']}
      width={1600}
      height={900}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
    />
  );
