import { paths } from '@karite/shared/paths';
import { data, isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { PageError } from '../api/page-error.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { fieldsOf } from '../storage/fields-of.ts';
import { ButtonAnchor } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

const NOT_FOUND: PageError = {
  title: 'Page introuvable',
  text: 'L’adresse a peut-être changé, ou la page n’existe plus.',
  retry: false,
};

/** Any address that the shop doesn't have. */
export const notFoundLoader = () => {
  throw data(NOT_FOUND, { status: 404 });
};

const UNKNOWN: PageError = {
  title: 'Une erreur est survenue',
  text: 'La page n’a pas pu s’afficher. Vérifiez votre réseau, puis réessayez.',
  retry: true,
};

const isPageError = (value: unknown): value is PageError => typeof fieldsOf(value).title === 'string';

/** The replacement of a page that can't be shown: why, and what to do. Plain links, as the router itself may be at fault. */
export function ErrorPage({ bare = false }: { bare?: boolean }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const said = isRouteErrorResponse(error) && isPageError(error.data) ? error.data : UNKNOWN;
  return (
    <div className={bare ? 'page' : undefined}>
      <PageMeta title={said.title} hidden />
      <EmptyState alone title={said.title} text={said.text ?? (said.retry ? UNKNOWN.text : undefined)}>
        {said.retry ? (
          <ButtonAnchor href={pathname + search}>Réessayer</ButtonAnchor>
        ) : (
          <ButtonAnchor href={paths.shop()}>Voir tous les produits</ButtonAnchor>
        )}
        <ButtonAnchor variant="outline" href={paths.home}>
          Retour à l’accueil
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}
