import { orders } from '@karite/shared/resources';
import { ThemedLayout } from '@refinedev/antd';
import { CanAccess } from '@refinedev/core';
import { UnsavedChangesNotifier } from '@refinedev/react-router';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { GroupTabs } from './group-tabs.tsx';
import { Side } from './side.tsx';
import { FullPageSpinner } from './spinner.tsx';
import { Top } from './top.tsx';
import { WindowTitle } from './window-title.tsx';
import './layout.css';

/** They listen once the page is there. */
const Arrivals = lazy(() => import('./arrivals/arrivals.tsx'));
const LiveStatus = lazy(() => import('../providers/live/live-status.tsx'));

/** Refine's layout calls what is given to it as a function, outside of its own context. */
const Sider = () => <Side />;

/** The frame of every page, by Refine's layout: the menu at the side, or a bar and a drawer on a phone. */
const Layout = () => (
  <>
    <a className="skip" href="#page">
      Aller au contenu
    </a>
    <ThemedLayout Sider={Sider} Header={Top}>
      <div id="page" tabIndex={-1}>
        <GroupTabs />
        {/* The menu stays, and another page is another try. */}
        <ErrorBoundary key={useLocation().pathname.split('/')[1]}>
          <Suspense fallback={<FullPageSpinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Suspense>
        <LiveStatus />
        <CanAccess resource={orders.name} action="list">
          <Arrivals />
        </CanAccess>
      </Suspense>
    </ThemedLayout>
    <WindowTitle />
    <UnsavedChangesNotifier />
  </>
);

export default Layout;
