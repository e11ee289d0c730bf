import { type CashClosing, cashClosings } from '@karite/shared/resources';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { ClosingDetails } from './closing-details.tsx';
import { dayText } from './day-text.ts';

const ClosingPanels = lazy(() => import('./closing-panels.tsx'));

const CELLS: NamedCells<CashClosing> = { day: ({ record }) => dayText(record.day) };

const Above = () => (
  <Suspense fallback={<Skeleton active />}>
    <ClosingPanels />
  </Suspense>
);

/** The closings of the days, the way to close one, and the journal. */
const ClosingsPage = () => (
  <ResourcePage resource={cashClosings} above={<Above />} cells={CELLS} details={ClosingDetails} dated="Clôturée le" />
);

export default ClosingsPage;
