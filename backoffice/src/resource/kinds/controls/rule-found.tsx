import { plural } from '@karite/shared/format';
import type { ResourceShape, Rule } from '@karite/shared/resource';
import { Tag } from 'antd';
import { useEffect, useState } from 'react';
import { API } from '../../../providers/data-provider.ts';
import { request } from '../../../providers/http-client.ts';
import { messageOf } from '../../../providers/message-of.ts';
import { nameOf } from '../../values.ts';
import { WithRecords } from './linked-records.tsx';
import { said } from './rule-said.ts';

/** Nobody is asked while somebody types. */
const REST_MS = 300;

type Found = { total: number; ids: string[] };
type RuleFoundProps = { path: string; name: string; rule: Rule; of: ResourceShape };

/** How many records a rule finds as it stands, and the first of them; or what is wrong with it. */
export function RuleFound({ path, name, rule, of }: RuleFoundProps) {
  const text = JSON.stringify(said(rule));
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    const timer = setTimeout(() => {
      if (text === 'null') return;
      request<Found>('POST', `${API}/${path}/found`, { [name]: JSON.parse(text) }).then(
        ({ data }) => {
          if (!isOpen) return;
          setFound(data);
          setFault(null);
        },
        (error) => isOpen && setFault(messageOf(error, 'Erreur lors du chargement')),
      );
    }, REST_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [text, path, name]);
  if (text === 'null') return <p className="quiet">Complétez une condition : ce qu’elle trouve se montre ici.</p>;
  return (
    <div className="rule-found" aria-live="polite">
      {fault && <p className="rule-found-fault">{fault}</p>}
      {found && !fault && (
        <>
          <p>
            <strong>{plural(found.total, of.label.one.toLowerCase())}</strong>
            {found.total > found.ids.length && <span className="quiet"> dont les plus récents :</span>}
          </p>
          <WithRecords of={of} ids={found.ids}>
            {(records) => (
              <span className="chips">
                {records.map((record) => (
                  <Tag key={String(record.id)}>{nameOf(of, record)}</Tag>
                ))}
              </span>
            )}
          </WithRecords>
        </>
      )}
    </div>
  );
}
