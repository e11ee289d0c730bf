import custom from '@karite/custom/backoffice';
import { isAdmin } from '@karite/shared/accounts';
import { allows } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { actorNow, mayHere } from '../providers/actor.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import {
  CountPage,
  DashboardPage,
  DeclaredPage,
  ExportPage,
  FirstStepsPage,
  OWN_PAGES,
  ReceivePage,
  SecurityPage,
  StaffOrderPage,
  StatisticsPage,
  TodayPage,
} from './pages.ts';

const customPages = Object.entries(custom.pages ?? {});

/** A resource with several records has, below their list, its windows and a page of each. */
const pathOf = (name: string): string =>
  resources.some((resource) => resource.name === name && !resource.isSingle) ? `${name}/*` : name;
/** What nobody reads as a list has no page. */
const drawn = resources.filter(
  (resource) => allows(resource, 'read') && customPages.every(([path]) => path !== resource.name),
);

/** A page for those who administer a resource, so far; for others it is not there. */
const Allowed = ({ of, to = 'read', children }: { of: string; to?: string; children: ReactNode }) =>
  mayHere(of, to) ? children : <NotFound />;

/** A page for administrators alone; judged when it is drawn, for only then it is known who works here. */
const ForAdministrators = ({ children }: { children: ReactNode }) => (isAdmin(actorNow()) ? children : <NotFound />);

/** Every address of the back-office, behind its guard: those of the shop's own folder and one for each declared resource. */
export const AppRoutes = () => (
  <Routes>
    <Route
      element={
        <Guard>
          <Layout />
        </Guard>
      }
    >
      <Route index element={<DashboardPage />} />
      <Route path="today" element={<TodayPage />} />
      <Route
        path="first-steps"
        element={
          <ForAdministrators>
            <FirstStepsPage />
          </ForAdministrators>
        }
      />
      <Route path="security" element={<SecurityPage />} />
      <Route path="exports/:id" element={<ExportPage />} />
      <Route
        path="staff-order"
        element={
          <Allowed of="orders" to="create">
            <StaffOrderPage />
          </Allowed>
        }
      />
      <Route
        path="stock-receive"
        element={
          <Allowed of="stock-sheets" to="create">
            <ReceivePage />
          </Allowed>
        }
      />
      <Route
        path="stock-count"
        element={
          <Allowed of="stock-sheets" to="create">
            <CountPage />
          </Allowed>
        }
      />
      <Route
        path="stats"
        element={
          <Allowed of="orders">
            <StatisticsPage />
          </Allowed>
        }
      />
      {customPages.map(([name, { page: Page, of }]) => (
        <Route
          key={name}
          path={pathOf(name)}
          element={
            <Allowed of={of}>
              <Page />
            </Allowed>
          }
        />
      ))}
      {drawn.map((resource) => {
        const OwnPage = OWN_PAGES[resource.name];
        const page = OwnPage ? <OwnPage /> : <DeclaredPage key={resource.name} resource={resource} />;
        return (
          <Route
            key={resource.name}
            path={pathOf(resource.name)}
            element={<Allowed of={resource.name}>{page}</Allowed>}
          />
        );
      })}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
