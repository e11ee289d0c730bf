import { MAX_QUANTITY } from '@karite/shared/orders';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity.module.css';

type Props = { value: number; min: number; name: string; onChange: (value: number) => void };

/** How many: minus, the number, plus. */
export function Quantity({ value, min, name, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into a single line
    <div className={styles.quantity} role="group" aria-label={`Quantité : ${name}`}>
      <button
        type="button"
        aria-label="Diminuer la quantité"
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label="Augmenter la quantité"
        disabled={value >= MAX_QUANTITY}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
