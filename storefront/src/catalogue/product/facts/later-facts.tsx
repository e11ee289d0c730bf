import type { Product } from '@karite/shared/resources';
import { ServerDrawn } from '../../../hydration/server-drawn.tsx';
import styles from './facts.module.css';

const load = async () => (await import('./facts.tsx')).Facts;
const Content = import.meta.env.SSR ? await load() : null;

/** Drawn by the server: no code of it comes with the page. */
export const LaterFacts = ({ product }: { product: Product }) => (
  <ServerDrawn id={`faits-${product.id}`} className={styles.facts} {...{ Content, load }} props={{ product }} />
);
