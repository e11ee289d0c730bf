import { optionsOf } from '@karite/shared/labels';
import { PERIODS, type PeriodName } from '@karite/shared/statistics';
import { Button, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { DayField } from '../../ui/date-field.tsx';
import { type Asked, isDay } from './period-address.ts';
import './period.css';

/** What is chosen of the list of periods besides those that have a name. */
const ALWAYS = '';
const OWN = 'own';

const OPTIONS = [
  { value: ALWAYS, label: 'Depuis toujours' },
  ...optionsOf(PERIODS),
  { value: OWN, label: 'Dates choisies' },
];
const isName = (value: string): value is PeriodName => Object.hasOwn(PERIODS, value);

type PeriodBarProps = { asked: Asked | null; choose: (change: Partial<Asked>) => void };

/** Which period is looked at; it is kept in the page's address. */
export function PeriodBar({ asked, choose }: PeriodBarProps) {
  const [isOwn, setOwn] = useState(false);
  const value = isOwn || asked?.from ? OWN : (asked?.period ?? ALWAYS);
  function change(next: string) {
    setOwn(next === OWN);
    if (next !== OWN) choose({ period: isName(next) ? next : undefined });
  }
  return (
    <div className="period-bar">
      <Select aria-label="Période" value={value} options={OPTIONS} onChange={change} className="period" />
      {value === OWN && <OwnDays key={`${asked?.from} ${asked?.to}`} asked={asked} choose={choose} />}
    </div>
  );
}

function OwnDays({ asked, choose }: PeriodBarProps) {
  const [from, setFrom] = useState(asked?.from ?? '');
  const [to, setTo] = useState(asked?.to ?? '');
  const isReversed = from !== '' && to !== '' && to < from;
  function submit(event: FormEvent) {
    event.preventDefault();
    choose({ from, to });
  }
  return (
    <form className="period-own" onSubmit={submit}>
      <DayField aria-label="Du" value={from || null} onChange={(day) => setFrom(day ?? '')} />
      <DayField aria-label="Au" value={to || null} onChange={(day) => setTo(day ?? '')} />
      <Button htmlType="submit" disabled={!isDay(from) || !isDay(to) || isReversed}>
        Afficher
      </Button>
    </form>
  );
}
