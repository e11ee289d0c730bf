import type { ProductOrder } from '@karite/shared/catalogue';
import { isOrder } from './listing-query.ts';

type Props = {
  sort: ProductOrder | null;
  /** What is chosen where the address names no order: it is left out there. */
  first: string;
  /** The orders by their keys, with their labels. */
  orders: Readonly<Record<string, string>>;
  show: (sort: ProductOrder | null) => void;
  /** With its label in sight. */
  className?: string;
};

/** The order of a list, stored in its address. */
export const SortChoice = ({ sort, first, orders, show, className }: Props) => (
  <label className={className}>
    <span className={className ? undefined : 'hidden'}>Tri</span>
    <select
      name="tri"
      key={sort}
      defaultValue={sort ?? first}
      onChange={({ target: { value } }) => show(isOrder(value) && value !== first ? value : null)}
    >
      {Object.entries(orders).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
