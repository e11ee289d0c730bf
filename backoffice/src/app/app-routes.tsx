import custom from '@karite/custom/backoffice';
import { allows } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { CanAccess } from '@refinedev/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { DeclaredPage, FIXED_PAGES, OWN_PAGES } from './pages.ts';
import { FullPageSpinner } from './spinner.tsx';

const NotFound = lazy(() => import('./not-found.tsx'));
const Forbidden = lazy(() => import('./forbidden.tsx'));
const Layout = lazy(() => import('./layout.tsx'));

const customPages = Object.entries(custom.pages ?? {});

/** A resource with several records has, below their list, its windows and a page of each. */
const pathOf = (name: string): string =>
  resources.some((resource) => resource.name === name && !resource.isSingle) ? `${name}/*` : name;
/** What nobody reads as a list has no page. */
const drawn = resources.filter(
  (resource) => allows(resource, 'read') && customPages.every(([path]) => path !== resource.name),
);

/** A page for those to whom Refine's access control gives it, so far; others learn what would open it (R920). */
const Allowed = ({ of, children }: { of: string; children: ReactNode }) => (
  <CanAccess resource={of} action="list" fallback={<Forbidden name={of} />}>
    {children}
  </CanAccess>
);

const allowed = (of: string, children: ReactNode) => <Allowed of={of}>{children}</Allowed>;

/** Every address behind the guard: those of the shop's own folder, and of each declared resource. */
export const AppRoutes = () => (
  <Suspense fallback={<FullPageSpinner />}>
    <Routes>
      <Route
        element={
          <Guard>
            <Layout />
          </Guard>
        }
      >
        {FIXED_PAGES.map(({ address, params = '', of, isForAdministrators, page: Page }) => (
          <Route
            key={address}
            {...(address ? { path: address + params } : { index: true })}
            element={of || isForAdministrators ? allowed(address, <Page />) : <Page />}
          />
        ))}
        {customPages.map(([name, { page: Page, of }]) => (
          <Route key={name} path={pathOf(name)} element={allowed(of, <Page />)} />
        ))}
        {drawn.map((resource) => {
          const OwnPage = OWN_PAGES[resource.name];
          const page = OwnPage ? <OwnPage /> : <DeclaredPage key={resource.name} resource={resource} />;
          return <Route key={resource.name} path={pathOf(resource.name)} element={allowed(resource.name, page)} />;
        })}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </Suspense>
);
