import { type FieldOf, messagesOf, type ResourceShape, stateLabels } from '@karite/shared/resource';
import { useCustomMutation, useDataProvider, useInvalidate } from '@refinedev/core';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { offersHere } from '../../../providers/access-control.ts';
import { API, etagOf } from '../../../providers/data-provider.ts';
import { messageOf } from '../../../providers/message-of.ts';
import { onlyIf } from '../../../providers/refusals.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { StateBadge } from '../../../ui/states/state-badge.tsx';
import { statesOffered } from './states-offered.ts';

type StateControlProps = {
  resource: ResourceShape;
  name: string;
  field: FieldOf<'state'>;
  id: string;
  /** Its state as it was shown. */
  listed: string;
};

/** The state of a record, and beside it those that may follow: each a button, for who may change it. */
export function StateControl({ resource, name, field, id, listed }: StateControlProps) {
  const canEdit = offersHere(resource, 'update');
  const dataProvider = useDataProvider();
  const { mutateAsync } = useCustomMutation();
  const invalidate = useInvalidate();
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [present, setPresent] = useState(listed);
  const labels = stateLabels(field.states);

  /** The change holds for the record as it is shown: in another state by now, that one is shown first. */
  async function send(to: string) {
    const answer = await dataProvider().getOne({ resource: resource.name, id });
    if (answer.data[name] !== present) {
      setPresent(String(answer.data[name]));
      return setProblem('Quelqu’un d’autre l’a changé entre-temps : rien n’a été enregistré.');
    }
    await mutateAsync({
      url: `${API}/${resource.name}/${id}`,
      method: 'patch',
      values: { [name]: to },
      config: { headers: onlyIf(etagOf(answer)) },
      successNotification: { type: 'success', message: messagesOf(resource).updated },
      errorNotification: false,
    });
    setPresent(to);
    await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
  }

  async function change(to: string) {
    setSent(to);
    setProblem(null);
    await send(to).catch((error) => setProblem(messageOf(error, "Erreur lors de l'enregistrement")));
    setSent(null);
  }

  const next = canEdit ? statesOffered(resource, field, present) : [];
  return (
    <Space wrap size="small">
      <StateBadge states={field.states} value={present} />
      {next.length > 0 && <span className="quiet">Passer à :</span>}
      {next.map((state) => (
        <Button
          key={state}
          size="small"
          aria-label={`Passer à : ${labels[state] ?? state}`}
          loading={sent === state}
          disabled={sent !== null}
          onClick={() => change(state)}
        >
          {labels[state] ?? state}
        </Button>
      ))}
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
    </Space>
  );
}
