import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode; isWide?: boolean | undefined };

const isSaid = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

/** What is said of something, each with its label; what says nothing is named in one line (R1580). */
export function Details({ facts, column = { xs: 2, md: 3 } }: { facts: readonly Fact[]; column?: Columns }) {
  const said = facts.filter(isSaid);
  const unsaid = facts.filter((fact) => !isSaid(fact)).map(({ label }) => label);
  return (
    <>
      {said.length > 0 && (
        <Descriptions
          layout="vertical"
          colon={false}
          size="small"
          column={column}
          items={said.map(({ label, value, isWide }, index) => ({
            key: label,
            label,
            children: value,
            // What is wide has a row of its own.
            ...((isWide || said[index + 1]?.isWide) && { span: 'filled' as const }),
          }))}
        />
      )}
      {unsaid.length > 0 && <p className="quiet">Non renseigné : {unsaid.join(', ')}</p>}
    </>
  );
}

type Columns = number | Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl', number>>;
