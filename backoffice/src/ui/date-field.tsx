import { CalendarOutlined } from '@ant-design/icons';
import { type Reading, readDay, readMoment, typedDay, typedMoment } from '@karite/shared/reading';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { shopTimeZone } from '../providers/shop-clock.ts';
import { FieldProblem } from './field-problem.tsx';
import { useTyped } from './use-typed.ts';

type TextFieldProps = {
  id?: string | undefined;
  'aria-label'?: string;
  /** A day or moment; or a text that none could be read of, which whoever saves must refuse. */
  value: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  disabled?: boolean;
  /** The form that it stands in says what is wrong with it. */
  isInForm?: boolean;
};

type Shared = TextFieldProps & {
  read: (text: string) => Reading<string>;
  write: (value: string) => string;
  placeholder: string;
};

/** A text that is read as a date, with the browser's calendar beside it. */
function DatedField({ read, write, value, onChange, isInForm = false, disabled = false, ...input }: Shared) {
  const { shown, problem, type, leave } = useTyped<string>({ value, read, write, onChange });
  const [isFocused, focus] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const day = readDay(shown.slice(0, 10));
  return (
    <>
      <Input
        {...input}
        className="date-field"
        autoComplete="off"
        maxLength={60}
        disabled={disabled}
        value={shown}
        {...(problem && !isInForm && { status: 'error' as const })}
        onChange={(event) => type(event.target.value)}
        onFocus={() => focus(true)}
        onBlur={() => {
          focus(false);
          leave();
        }}
        suffix={
          <span className="date-calendar">
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              disabled={disabled}
              icon={<CalendarOutlined aria-hidden />}
              aria-label="Ouvrir le calendrier"
              onClick={() => calendar.current?.showPicker()}
            />
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={'value' in day ? day.value : ''}
              onChange={(event) => type(event.target.value && typedDay(event.target.value))}
            />
          </span>
        }
      />
      {!isInForm && <FieldProblem problem={isFocused ? null : problem} />}
    </>
  );
}

/** A day as people write it: `31/12/2026`, `31 déc. 2026` (R2110); kept as `2026-12-31`. */
export const DayField = (props: TextFieldProps) => (
  <DatedField
    {...props}
    placeholder="jj/mm/aaaa"
    read={readDay}
    write={(value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? typedDay(value) : value)}
  />
);

/** A moment as people write it, by the shop's clocks: a day without a time is its beginning, or its end (R2111); kept in UTC. */
export function MomentField({ isEnd = false, ...props }: TextFieldProps & { isEnd?: boolean | undefined }) {
  const timeZone = shopTimeZone();
  return (
    <DatedField
      {...props}
      placeholder={isEnd ? 'jj/mm/aaaa 23:59' : 'jj/mm/aaaa 00:00'}
      read={(text) => readMoment(text, { timeZone, isEnd })}
      write={(value) => (/^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? typedMoment(value, timeZone) : value)}
    />
  );
}
