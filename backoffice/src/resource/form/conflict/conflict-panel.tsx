import { formatDateTime } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { Card, Flex, Form, type FormInstance, Radio, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import type { StaleVersion } from '../../../providers/refusals.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { FieldValue } from '../../field-value.tsx';
import { type Draft, kinds } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';
import { differencesOf } from './differences.ts';
import { DraftValue } from './draft-value.tsx';
import type { Conflict } from './use-conflict.ts';

type ConflictPanelProps = {
  resource: ResourceShape;
  form: FormInstance<Fields>;
  conflict: Conflict;
  stale: StaleVersion;
};

/** Someone else saved the record while its form was open: both versions, field by field, and which one is saved. */
export function ConflictPanel({ resource, form, conflict, stale }: ConflictPanelProps) {
  const { current, changed } = stale;
  const panel = useRef<HTMLElement>(null);
  // A long form may be scrolled elsewhere when it is saved.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  // Typing goes on below.
  const draft = Form.useWatch<Draft>([], { form, preserve: true }) ?? form.getFieldsValue(true);
  const differences = differencesOf(resource, draft, conflict.loaded, current);
  return (
    <Flex component="section" ref={panel} vertical gap={12} style={{ marginBottom: 20 }} aria-label="Deux versions">
      <Alert
        type="warning"
        showIcon
        role="alert"
        message={`${changed.by ?? 'Quelqu’un d’autre'} a modifié cet élément le ${formatDateTime(changed.at)}`}
        description={
          differences.length > 0
            ? 'Rien n’est encore enregistré. Choisissez la valeur à garder pour chaque champ, puis enregistrez.'
            : 'Rien n’est encore enregistré. Vos valeurs n’effacent aucune des siennes : vous pouvez enregistrer.'
        }
      />
      {differences.map((difference) => {
        const { name, field } = difference;
        const isWhole = !kinds[field.kind].isVisual;
        const sides = {
          mine: <DraftValue {...{ resource, name, field, current, isWhole }} draft={draft[name]} />,
          theirs: <FieldValue {...{ resource, name, field, isWhole }} record={current} />,
        };
        return (
          <Card key={name} size="small" title={field.label} role="group" aria-label={field.label}>
            <Radio.Group
              value={conflict.sideOf(difference)}
              onChange={({ target }) => conflict.choose(name, target.value === 'theirs' ? 'theirs' : 'mine')}
              style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio key={side} value={side} style={{ flex: '1 1 220px', minWidth: 0, marginInlineEnd: 0 }}>
                  <Typography.Text type="secondary">
                    {side === 'mine' ? 'Votre version' : 'Version actuelle'}
                  </Typography.Text>
                  <div style={{ overflowWrap: 'anywhere' }}>{sides[side]}</div>
                </Radio>
              ))}
            </Radio.Group>
          </Card>
        );
      })}
    </Flex>
  );
}
