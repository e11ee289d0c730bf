import { paths } from '@karite/shared/paths';
import { PROMOTION_PERCENT } from '@karite/shared/pricing';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Amount, Price } from '../../ui/price/price.tsx';
import { Rating } from '../../ui/rating/rating.tsx';
import { pricesVary, type ShopProduct } from '../shop-product.ts';
import styles from './product-card.module.css';

/** How a list writes names and amounts; by default as they are, and in the shop's currency. */
export type CardTexts = { nameOf?: (name: string) => string; format?: (amount: number) => string };

type Props = CardTexts & {
  product: ShopProduct;
  first?: boolean;
  list?: boolean;
  /** Without brand, rating and stock: beside a product, where all are in stock (R1848). */
  brief?: boolean;
};

const MOST_SWATCHES = 5;

/** The colours of its choices, each once, as many as a card has place for (R1912). */
const Swatches = ({ product: { swatch, swatches } }: { product: ShopProduct }) =>
  [...new Set([swatch, ...(swatches?.split('\n') ?? [])])]
    .slice(0, MOST_SWATCHES)
    .map((color) => color && <i key={color} style={{ background: color }} />);

/** A product as every list shows it (R1102); one with several choices leads to them (R1912). */
export function ProductCard({ product, first, list, brief, nameOf, format }: Props) {
  const { added, add } = useAddToCart(product);
  return (
    <article className={`${styles.card} ${list ? styles.list : ''}`}>
      <div className={styles.frame}>
        <Picture
          url={product.images[0]?.url}
          alt=""
          sizes={list ? '(min-width: 60rem) 14rem, 35vw' : '(min-width: 60rem) 18rem, 45vw'}
          first={first}
        />
        <p className={styles.badges}>
          {product.isOnPromo && <span className={styles.cut}>-{PROMOTION_PERCENT}%</span>}
          {product.badge && <span className={styles.badge}>{product.badge}</span>}
        </p>
      </div>
      <div className={styles.favourite}>
        <FavouriteButton id={product.id} name={product.name} />
      </div>
      <div className={styles.text}>
        {!brief && <p className={styles.brand}>{product.brand?.name}</p>}
        <h3 className={styles.name}>
          <Link to={paths.product(product.id)}>{nameOf?.(product.name) ?? product.name}</Link>
        </h3>
        {!brief && (
          <div className={styles.facts}>
            {product.rating !== null && <Rating value={product.rating} reviews={product.reviews} />}
            <span className={product.isAvailable ? styles.stock : styles.gone}>
              {product.isAvailable ? 'Stock' : 'Rupture'}
            </span>
          </div>
        )}
        {pricesVary(product) ? (
          <p className={styles.from}>
            dès <Amount value={product.fromPrice} format={format} />
          </p>
        ) : (
          <Price product={product} format={format} />
        )}
        {product.variants > 0 ? (
          <>
            <p className={styles.choices}>
              <Swatches product={product} />
              {product.variants + 1} choix
            </p>
            <ButtonLink variant="outline" className={styles.add} to={paths.product(product.id)} tabIndex={-1}>
              Choisir<span className="hidden"> {product.name}</span>
            </ButtonLink>
          </>
        ) : (
          <Button variant="outline" className={styles.add} disabled={!product.inStock || added} onClick={() => add()}>
            <span aria-live="polite">{added ? 'Ajouté au panier !' : 'Ajouter'}</span>
            <span className="hidden">{product.name}</span>
          </Button>
        )}
      </div>
    </article>
  );
}
