import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode; isWide?: boolean };

const isSaid = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

/** What is said of something, each with its label; what says nothing is named in one line (R1580). */
export function Details({ facts }: { facts: readonly Fact[] }) {
  const said = facts.filter(isSaid);
  const unsaid = facts.filter((fact) => !isSaid(fact)).map(({ label }) => label);
  return (
    <>
      <Descriptions
        className="details"
        layout="vertical"
        size="small"
        colon={false}
        column={{ xs: 2, md: 3 }}
        items={said.map(({ label, value, isWide }, index) => ({
          key: label,
          label,
          children: value,
          // A wide one begins a line: the one before fills its own.
          span: isWide || said[index + 1]?.isWide ? 'filled' : 1,
        }))}
      />
      {unsaid.length > 0 && <p className="quiet unsaid">Non renseigné : {unsaid.join(', ')}</p>}
    </>
  );
}
