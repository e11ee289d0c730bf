import type { ReactNode } from 'react';
import './details.css';

export type Fact = { label: string; value: ReactNode; isWide?: boolean };

const isSaid = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

/** What is said of something, each with its label; what says nothing is named in one line (R1580). */
export function Details({ facts }: { facts: readonly Fact[] }) {
  const unsaid = facts.filter((fact) => !isSaid(fact)).map(({ label }) => label);
  return (
    <>
      <dl className="details">
        {facts.filter(isSaid).map(({ label, value, isWide }) => (
          <div key={label} className={isWide ? 'is-wide' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unsaid.length > 0 && <p className="quiet unsaid">Non renseigné : {unsaid.join(', ')}</p>}
    </>
  );
}
