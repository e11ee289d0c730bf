import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Props = {
  name: string;
  checked: boolean;
  title: string;
  text: ReactNode;
  disabled?: boolean;
  onChoose: () => void;
};

/** One of a few ways, as a card: the whole card is the target. */
export const Choice = ({ name, checked, title, text, disabled, onChoose }: Props) => (
  <label className={styles.choice}>
    <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
    <span>
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
  </label>
);
