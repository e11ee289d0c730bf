import { addressOf } from '@karite/shared/client';
import { formatNumber } from '@karite/shared/format';
import { CURRENCY_SYMBOL } from '@karite/shared/locale';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../seo/page-meta.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './diagnostic-page.module.css';
import type { DiagnosticData } from './load-diagnostic.ts';
import { type Answers, BUDGETS, FEELINGS, nextQuestion, PREFERENCES, QUESTIONS, type Question } from './questions.ts';
import { Routine } from './routine-view.tsx';

const addressWith = (answers: Answers): string => addressOf(paths.diagnostic, { query: answers });

/** Four questions that lead to a routine of three steps (R1208): each answer is a link, so that it works without script. */
export function Component() {
  const { roots, about, answers, routine } = useLoaderData<DiagnosticData>();
  const question = nextQuestion(answers);
  const questions: Record<Question, { title: string; answers: readonly { label: string; value: string }[] }> = {
    rayon: {
      title: 'De quoi souhaitez-vous prendre soin ?',
      answers: roots.map(({ id, title }) => ({ label: title, value: id })),
    },
    ressenti: FEELINGS[about],
    budget: {
      title: 'Quel budget par produit ?',
      answers: BUDGETS.map(({ label, value }) => {
        const most = Number(value);
        return { label: most > 0 ? `Jusqu’à ${formatNumber(most)} ${CURRENCY_SYMBOL}` : label, value };
      }),
    },
    priorite: { title: 'Qu’est-ce qui compte le plus pour vous ?', answers: PREFERENCES },
  };
  const step = question ? QUESTIONS.indexOf(question) : QUESTIONS.length;
  const before = Object.fromEntries(QUESTIONS.slice(0, step - 1).map((key) => [key, answers[key]]));
  return (
    <div className={`page ${question ? 'narrow' : ''} ${styles.diagnostic}`}>
      <PageMeta
        title="Diagnostic de peau"
        description="Quatre questions, et une routine en trois gestes pour votre peau ou vos cheveux."
        canonical={paths.diagnostic}
      />
      <p className={styles.over}>Diagnostic de peau</p>
      {question ? (
        <section key={question} className={styles.question}>
          <p className={styles.step}>
            Question {step + 1} sur {QUESTIONS.length}
          </p>
          <progress aria-hidden="true" value={step + 1} max={QUESTIONS.length} />
          <h1>{questions[question].title}</h1>
          <ul>
            {questions[question].answers.map(({ label, value }) => (
              <li key={value}>
                <Link to={addressWith({ ...answers, [question]: value })} rel="nofollow">
                  {label} <Icon name="right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
          {step > 0 && <Link to={addressWith(before)}>Question précédente</Link>}
        </section>
      ) : (
        <Routine steps={routine ?? []} />
      )}
    </div>
  );
}
