import { AMOUNT, readNumber, typedNumber } from '@karite/shared/reading';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

type Held = number | string | null;

const onChange = vi.fn<(value: Held) => void>();
const read = (text: string) => readNumber(text, AMOUNT);
const write = (held: number | string) => (typeof held === 'number' ? typedNumber(held) : held);
let field: ReturnType<typeof useTyped<number>>;
function Field({ value }: { value: Held }) {
  field = useTyped<number>({ value, read, write, onChange });
  return null;
}

/** The value that an amount field passes on for a typed text, and its error for that text. */
function typed(text: string) {
  renderToStaticMarkup(<Field value={null} />);
  field.type(text);
  const [handedOn = null] = onChange.mock.lastCall ?? [];
  renderToStaticMarkup(<Field value={handedOn} />);
  return [handedOn, field.problem];
}

it('R2103 typed text is passed on as its parsed value, or unchanged where it is unreadable: it is never dropped', () => {
  expect(typed('15.000')).toEqual([15_000, null]);
  expect(typed(' ')).toEqual([null, null]);
  for (const text of ['0,500', 'cher', '1234,567'])
    expect(typed(text)).toEqual([text, expect.stringContaining(`« ${text} »`)]);
});
