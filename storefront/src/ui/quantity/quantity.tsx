import { MAX_QUANTITY } from '@karite/shared/orders';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity.module.css';

type Props = { value: number; min: number; max?: number; name: string; onChange: (value: number) => void };

/** How many: minus, the number, plus. At an end a button is not `disabled`, which would take the focus from it. */
export function Quantity({ value, min, max = MAX_QUANTITY, name, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into a single line
    <div className={styles.quantity} role="group" aria-label={`Quantité : ${name}`}>
      <button
        type="button"
        aria-label="Diminuer la quantité"
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label="Augmenter la quantité"
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
