import { useEffect, useRef } from 'react';
import { ServerDrawn } from '../../../hydration/server-drawn.tsx';
import styles from './choices.module.css';
import type { ChoicesProps } from './choices.tsx';
import { content, loadChoices } from './content.ts';

const ID = 'choix';

/** The choices as the server drew them, until another one is chosen, which then has the focus that the former one had (R1913). */
export function LaterChoices(props: ChoicesProps) {
  const { current } = props;
  const last = useRef(current);
  useEffect(() => {
    if (last.current !== current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${ID} [aria-current]`)?.focus({ preventScroll: true });
    last.current = current;
  });
  return (
    <ServerDrawn
      key={current}
      id={ID}
      className={styles.choices}
      Content={content.Choices}
      load={loadChoices}
      props={props}
    />
  );
}
