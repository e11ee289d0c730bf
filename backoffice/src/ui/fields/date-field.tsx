import { type Reading, readDay, readMoment, typedDay, typedMoment } from '@karite/shared/reading';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import 'dayjs/locale/fr';
import { type ComponentProps, createContext, useContext } from 'react';
import { shopTimeZone } from '../../providers/shop-clock.ts';
import { FieldProblem } from './field-problem.tsx';
import { useTyped } from './use-typed.ts';

dayjs.extend(customParseFormat);

type DateFieldProps = {
  id?: string | undefined;
  'aria-label'?: string;
  /** A day or time; or an unreadable text, which a save must refuse. */
  value: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  disabled?: boolean;
  className?: string;
  /** Its form shows its error. */
  isInForm?: boolean;
};

type DatedProps = DateFieldProps & {
  read: (text: string) => Reading<string>;
  /** A value as it is typed; a text that none could be read of as it is. */
  write: (value: string) => string;
  /** Of a moment: the time of a day that is picked without one. */
  time?: string;
};

const TypedText = createContext<ReturnType<typeof useTyped<string>> | null>(null);

/** The picker's text field: it holds what was typed, and leaves the reading of it to us (R2110). */
function TypedInput({ onBlur, onFocus, onChange: _read, value, ...input }: ComponentProps<'input'>) {
  const typed = useContext(TypedText);
  return (
    <input
      {...input}
      maxLength={60}
      value={typed?.shown ?? value}
      onChange={(event) => typed?.type(event.target.value)}
      onFocus={(event) => {
        typed?.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        typed?.onBlur();
        onBlur?.(event);
      }}
    />
  );
}

/** antd's picker, of which a text that can't be read is never dropped (R2103). */
function DatedField({ read, write, time, value, onChange, isInForm = false, ...picker }: DatedProps) {
  const typed = useTyped<string>({ value, read, write, onChange });
  const format = time ? 'DD/MM/YYYY HH:mm' : 'DD/MM/YYYY';
  const date = dayjs(value ? write(value) : '', format, true);
  const pick = (picked: Dayjs | null) => typed.type(picked?.format(format) ?? '');
  return (
    <TypedText value={typed}>
      <DatePicker
        className="date-field"
        style={isInForm ? { width: '100%' } : {}}
        {...picker}
        format={format}
        placeholder={time ? `jj/mm/aaaa ${time}` : 'jj/mm/aaaa'}
        showTime={time !== undefined && { format: 'HH:mm', defaultOpenValue: dayjs(time, 'HH:mm') }}
        components={{ input: TypedInput }}
        value={date.isValid() ? date : null}
        status={typed.problem && !isInForm ? 'error' : ''}
        onChange={pick}
      />
      {!isInForm && <FieldProblem problem={typed.shownProblem} />}
    </TypedText>
  );
}

/** A day as people write it: `31/12/2026`, `31 déc. 2026` (R2110); stored as `2026-12-31`. */
export const DayField = (props: DateFieldProps) => (
  <DatedField
    {...props}
    read={readDay}
    write={(value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? typedDay(value) : value)}
  />
);

/** A moment as people write it, by the shop's clocks: a day without a time is its beginning, or its end (R2111); stored in UTC. */
export function MomentField({ isEnd = false, ...props }: DateFieldProps & { isEnd?: boolean | undefined }) {
  const timeZone = shopTimeZone();
  return (
    <DatedField
      {...props}
      time={isEnd ? '23:59' : '00:00'}
      read={(text) => readMoment(text, { timeZone, isEnd })}
      write={(value) => (/^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? typedMoment(value, timeZone) : value)}
    />
  );
}
