import { paths } from '@karite/shared/paths';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonAnchor } from '../ui/button/button.tsx';
import { CACHED_PAGES_ID } from './cached-pages-list.ts';
import styles from './offline-page.module.css';

/** Replaces a page that was never visited while the network is down. It has no code, because nothing more could be fetched. */
export const Component = () => (
  <div className={`page narrow ${styles.page}`}>
    <PageMeta title="Vous êtes hors ligne" hidden />
    <h1>Vous êtes hors ligne</h1>
    <p>Cette page n’a pas encore été visitée sur cet appareil. Réessayez quand la connexion revient.</p>
    <p className={styles.ways}>
      {/* A link to the requested address: the address bar contains it, whatever page is shown. */}
      <ButtonAnchor href="">Réessayer</ButtonAnchor>
      <ButtonAnchor variant="outline" href={paths.cart}>
        Mon panier
      </ButtonAnchor>
    </p>
    <h2>Pages gardées sur cet appareil</h2>
    <ul id={CACHED_PAGES_ID} className={styles.cached} />
  </div>
);
