import { formatDateTime } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { Alert, Form, type FormInstance, Radio } from 'antd';
import { useEffect, useRef } from 'react';
import type { StaleVersion } from '../../../providers/refusals.ts';
import { FieldValue } from '../../field-value.tsx';
import { type Draft, kinds } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';
import { type Difference, differencesOf, type Side } from './differences.ts';
import { DraftValue } from './draft-value.tsx';
import './conflict.css';

type ConflictPanelProps = {
  resource: ResourceShape;
  form: FormInstance<Fields>;
  /** The record as the form loaded it. */
  loaded: Fields | null;
  stale: StaleVersion;
  sideOf: (difference: Difference) => Side;
  choose: (name: string, side: Side) => void;
};

/** Someone else saved the record while its form was open: both versions, field by field, and which one is kept. */
export function ConflictPanel({ resource, form, loaded, stale, sideOf, choose }: ConflictPanelProps) {
  const { current, changed } = stale;
  const panel = useRef<HTMLElement>(null);
  // Whatever part of a long form the save was asked from.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Typing goes on below.
  const draft = Form.useWatch<Draft>([], { form, preserve: true }) ?? form.getFieldsValue(true);
  const differences = differencesOf(resource, draft, loaded, current);
  return (
    <section ref={panel} className="conflict" aria-label="Deux versions">
      <Alert
        type="warning"
        showIcon
        role="alert"
        message={`${changed.by ?? "Quelqu'un d'autre"} a modifié cet élément le ${formatDateTime(changed.at)}`}
        description={
          differences.length > 0
            ? "Rien n'est encore enregistré. Choisissez la valeur à garder pour chaque champ, puis enregistrez."
            : "Rien n'est encore enregistré. Vos valeurs n'effacent aucune des siennes : vous pouvez enregistrer."
        }
      />
      {differences.map((difference) => {
        const { name, field } = difference;
        const isWhole = !kinds[field.kind].isKnownAtAGlance;
        return (
          <fieldset key={name}>
            <legend>{field.label}</legend>
            <Radio.Group
              value={sideOf(difference)}
              onChange={({ target }) => choose(name, target.value === 'theirs' ? 'theirs' : 'mine')}
            >
              <Radio value="mine">
                <span className="quiet">Votre version</span>
                <span className="conflict-value">
                  <DraftValue {...{ resource, name, field, current, isWhole }} draft={draft[name]} />
                </span>
              </Radio>
              <Radio value="theirs">
                <span className="quiet">Version actuelle</span>
                <span className="conflict-value">
                  <FieldValue {...{ resource, name, field, isWhole }} record={current} />
                </span>
              </Radio>
            </Radio.Group>
          </fieldset>
        );
      })}
    </section>
  );
}
