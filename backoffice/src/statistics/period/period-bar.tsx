import { optionsOf } from '@karite/shared/labels';
import { PERIODS, type PeriodName } from '@karite/shared/statistics';
import { Flex, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { PeriodQuery } from './period-address.ts';
import './period.css';

/** A calendar comes with the first that is opened. */
const OwnDays = lazy(() => import('./own-days.tsx'));

/** What is chosen of the list of periods besides those that have a name. */
const ALWAYS = '';
const OWN = 'own';

const OPTIONS = [
  { value: ALWAYS, label: 'Depuis toujours' },
  ...optionsOf(PERIODS),
  { value: OWN, label: 'Dates choisies' },
];
const isName = (value: string): value is PeriodName => Object.hasOwn(PERIODS, value);

type PeriodBarProps = { requested: PeriodQuery | null; choose: (change: Partial<PeriodQuery>) => void };

/** The choice of the period, which is stored in the page's address. */
export function PeriodBar({ requested, choose }: PeriodBarProps) {
  const [isOwn, setOwn] = useState(false);
  const value = isOwn || requested?.from ? OWN : (requested?.period ?? ALWAYS);
  function change(next: string) {
    setOwn(next === OWN);
    if (next !== OWN) choose({ period: isName(next) ? next : undefined });
  }
  return (
    <Flex wrap gap="small" className="period-bar">
      <Select aria-label="Période" value={value} options={OPTIONS} onChange={change} className="period" />
      <Suspense>{value === OWN && <OwnDays requested={requested} choose={choose} />}</Suspense>
    </Flex>
  );
}
