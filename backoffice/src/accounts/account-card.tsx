import { type ReactNode, useEffect } from 'react';
import { nameWindow, SHOP } from '../ui/shop.ts';
import { Alert } from '../ui/states/alert.tsx';
import './accounts.css';

type AccountCardProps = { title: string; text: string; problem: string | null; children: ReactNode };

/** The card around the sign-in and set-up forms. */
export function AccountCard({ title, text, problem, children }: AccountCardProps) {
  useEffect(() => nameWindow(title), [title]);
  return (
    <main className="full-page account-page">
      <section className="account-card">
        <img src={SHOP.logo} alt="" width={44} height={44} />
        <h1>{title}</h1>
        <p className="quiet">{text}</p>
        {problem && <Alert type="error" showIcon message={problem} role="alert" />}
        {children}
        <a href="/">Retour à la boutique</a>
      </section>
    </main>
  );
}
