import { paths } from '@karite/shared/paths';
import { isOnPromo, lineTotal, salePrice } from '@karite/shared/pricing';
import { useSetAtom } from 'jotai';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Amount, Price } from '../ui/price/price.tsx';
import { Quantity } from '../ui/quantity/quantity.tsx';
import { changeCartAtom } from './cart-atoms.ts';
import { type CartLine, setQuantity } from './cart-lines.ts';
import styles from './line-group.module.css';

type Remove = (productId: string) => void;

/** The cart's lines of one kind: on promotion, or at their normal price (R705). */
export const LineGroup = ({ title, lines, remove }: { title: string; lines: readonly CartLine[]; remove: Remove }) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <Line key={line.productId} line={line} remove={remove} />
      ))}
    </ul>
  </section>
);

function Line({ line: { productId, product, quantity }, remove }: { line: CartLine; remove: Remove }) {
  const change = useSetAtom(changeCartAtom);
  const set = (next: number) => (next > 0 ? change((lines) => setQuantity(lines, productId, next)) : remove(productId));
  const sold = { price: product.price, salePrice: salePrice(product), isOnPromo: isOnPromo(product) };
  return (
    <li className={styles.line}>
      <Picture url={product.images[0]?.url} alt="" sizes="7rem" />
      <div className={styles.text}>
        <h3>
          <Link to={paths.product(productId)}>{product.name}</Link>
        </h3>
        <Price product={sold} />
        {!product.inStock && <p className={styles.gone}>Rupture : non compté dans le total</p>}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Supprimer ${product.name}`}
        onClick={() => remove(productId)}
      >
        <Icon name="trash" size={20} />
      </button>
      <div className={styles.sum}>
        <Quantity value={quantity} min={0} name={product.name} onChange={set} />
        <Amount value={lineTotal({ price: sold.salePrice, quantity })} className={styles.amount} />
      </div>
    </li>
  );
}
