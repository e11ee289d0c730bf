import { formatNumber, plural } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/money';
import { exchangeProblem, MOST_POINTS, worthOf } from '@karite/shared/points';
import { COUNT, readNumber } from '@karite/shared/reading';
import type { PointsSettings } from '@karite/shared/resources';
import { useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { exchangePoints } from '../../api/points.ts';
import { TextField } from '../../ui/field/field.tsx';
import { LocalDate } from '../../ui/local-date/local-date.tsx';
import { Answer } from '../../ui/notice/answer.tsx';
import { Form } from '../form.tsx';
import { CopyCode } from './copy-code.tsx';

type Props = { balance: number; settings: PointsSettings; onDone: () => void };
type Got = Awaited<ReturnType<typeof exchangePoints>>;

/** Makes a code of points, and shows it at once (R1973). */
export function Exchange({ balance, settings, onDone }: Props) {
  const [got, setGot] = useState<Got | null>(null);
  const send = async ({ points = '' }: Record<string, string>) => {
    const read = readNumber(points, COUNT);
    if ('problem' in read) return { points: points.trim() === '' ? 'Indiquez un nombre de points' : read.problem };
    const count = read.value;
    if (count < 1) return { points: 'Indiquez un nombre de points' };
    const problem = exchangeProblem(count, balance, settings);
    if (problem) return { points: problem };
    setGot(await exchangePoints(browserClient, count));
    onDone();
    return undefined;
  };
  return (
    <>
      {got && (
        <Answer>
          <p>
            Votre code : <CopyCode code={got.code} />
          </p>
          <p>
            Il retire {formatMoney(got.amount)} d’une commande, une seule fois, jusqu’au <LocalDate iso={got.endsAt} />.
            Il n’en reste rien si les articles coûtent moins.
          </p>
        </Answer>
      )}
      {balance < settings.least ? (
        <p>
          {`Il vous faut ${plural(settings.least, 'point')} pour les échanger contre un code : encore ${formatNumber(settings.least - balance)}.`}
        </p>
      ) : (
        <Form
          // Another balance begins another form.
          key={balance}
          action="Échanger contre un code"
          failed="Erreur lors de l’échange de vos points"
          send={send}
        >
          {({ points: error }) => (
            <TextField
              label="Points à échanger"
              name="points"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={Math.min(balance, MOST_POINTS)}
              hint={`${formatNumber(settings.least)} au moins. Un point retire ${formatMoney(worthOf(1, settings))} du prix des articles.`}
              error={error}
            />
          )}
        </Form>
      )}
    </>
  );
}
