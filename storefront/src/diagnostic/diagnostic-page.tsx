import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { browserClient } from '../api/browser-client.ts';
import { listProducts, type ProductQuery, readFacetCounts } from '../api/catalogue.ts';
import { facetQuery, readFacets } from '../catalogue/facets/facet-choice.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { NeedsScript } from '../ui/needs-script/needs-script.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import type { Shelf } from './diagnostic-loader.ts';
import styles from './diagnostic-page.module.css';
import { type Answer, type Answers, FEELINGS, feelingsOf, nextQuestion, PREFERENCES } from './questions.ts';

const ORDER: (keyof Answers)[] = ['root', 'shelf', 'feeling', 'preference'];

/** Four questions that lead to a filtered list of products (R1208). */
export function Component() {
  const shelves = useLoaderData<Shelf[]>();
  const [answers, setAnswers] = useState<Answers>({});
  const [about, setAbout] = useState<keyof typeof FEELINGS>('skin');
  const navigate = useNavigate();
  const question = nextQuestion(answers);
  const step = question ? ORDER.indexOf(question) : ORDER.length;

  const answer = async (value: string) => {
    if (!question) return;
    const next = { ...answers, [question]: value };
    setAnswers(next);
    if (question === 'root')
      readFacetCounts(browserClient, { categories: value }).then(
        (counts) => setAbout(feelingsOf(counts)),
        () => setAbout('skin'),
      );
    if (nextQuestion(next) === null) navigate(await addressOf(next), { replace: true });
  };
  const back = () => setAnswers(Object.fromEntries(ORDER.slice(0, step - 1).map((key) => [key, answers[key]])));

  const chosen = shelves.find((shelf) => shelf.id === answers.root);
  const questions: Record<keyof Answers, { title: string; answers: readonly Answer[] }> = {
    root: {
      title: 'De quoi souhaitez‑vous prendre soin ?',
      answers: shelves.map(({ id, title }) => ({ label: title, value: id })),
    },
    shelf: {
      title: 'Quel geste voulez‑vous ajouter ?',
      answers: [
        ...(chosen?.children.map(({ id, title }) => ({ label: title, value: id })) ?? []),
        { label: 'Je ne sais pas encore', value: '' },
      ],
    },
    feeling: FEELINGS[about],
    preference: { title: 'Qu’est-ce qui compte le plus pour vous ?', answers: PREFERENCES },
  };
  return (
    <div className={`page narrow ${styles.diagnostic}`}>
      <PageMeta
        title="Diagnostic de peau"
        description="Quatre questions pour trouver les soins qui conviennent à votre peau."
      />
      <p className={styles.over}>Diagnostic de peau</p>
      <NeedsScript />
      {question ? (
        <section key={question} className={styles.question}>
          <p className={styles.step}>
            Question {step + 1} sur {ORDER.length}
          </p>
          <progress aria-hidden="true" value={step + 1} max={ORDER.length} />
          <h1>{questions[question].title}</h1>
          <ul>
            {questions[question].answers.map(({ label, value }) => (
              <li key={label}>
                <button type="button" onClick={() => answer(value)}>
                  {label} <Icon name="right" size={18} />
                </button>
              </li>
            ))}
          </ul>
          {step > 0 && (
            <Button variant="quiet" onClick={back}>
              Question précédente
            </Button>
          )}
        </section>
      ) : (
        <Spinner page label="Nous cherchons vos soins..." />
      )}
    </div>
  );
}

/** The list that the answers lead to: a filter that would leave no product is dropped. */
async function addressOf({ root = '', shelf = '', feeling = '', preference }: Answers): Promise<string> {
  const categorie = shelf || root;
  const params = new URLSearchParams(feeling);
  const [types, q] = [readFacets(params), params.get('q') ?? undefined];
  const finds = async (query: ProductQuery) => {
    const within = { categories: categorie, ...query, _start: 0, _end: 1 };
    const found = await listProducts(browserClient, within).catch(() => null);
    return found !== null && found.total > 0;
  };
  const list = { categorie, tri: preference };
  if (!q) return paths.shop(list);
  if (await finds(facetQuery(types))) return paths.shop({ ...list, ...types });
  return paths.shop({ ...list, q: (await finds({ q })) ? q : undefined });
}
