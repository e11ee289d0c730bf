import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode; isWide?: boolean | undefined };

/** Whether a fact has a value to show. */
export const isFilled = ({ value }: Pick<Fact, 'value'>): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false;

/** Labelled values; the empty ones are named in one line (R1580). */
export function Details({ facts, column = { xs: 2, md: 3 } }: { facts: readonly Fact[]; column?: Columns }) {
  const filled = facts.filter(isFilled);
  const missing = facts.filter((fact) => !isFilled(fact)).map(({ label }) => label);
  return (
    <>
      {filled.length > 0 && (
        <Descriptions
          layout="vertical"
          colon={false}
          size="small"
          column={column}
          items={filled.map(({ label, value, isWide }, index) => ({
            key: label,
            label,
            children: value,
            // What is wide has a row of its own.
            ...((isWide || filled[index + 1]?.isWide) && { span: 'filled' as const }),
          }))}
        />
      )}
      {missing.length > 0 && <p className="quiet">Non renseigné : {missing.join(', ')}</p>}
    </>
  );
}

type Columns = number | Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', number>>;
