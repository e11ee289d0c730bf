import { ShopOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { mayHere } from '../providers/actor.ts';
import { Loading } from '../ui/loading.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RecordAudit } from './audit/record-audit.tsx';
import { FormBody } from './form/form-body.tsx';
import { useRecordForm } from './form/use-record-form.ts';
import { useSaveKeys } from './form/use-save-keys.ts';
import { FailedToLoad } from './list/list-states.tsx';
import '../ui/panel.css';
import './resource.css';

type SettingsPageProps = { resource: ResourceShape };

/** The page of a resource with one record: its form, in sections, and its history. */
export default function SettingsPage({ resource }: SettingsPageProps) {
  // A saved form starts anew, with what is stored and its version.
  const [saves, setSaves] = useState(0);
  return <SettingsForm key={saves} resource={resource} onSaved={() => setSaves(saves + 1)} />;
}

function SettingsForm({ resource, onSaved }: SettingsPageProps & { onSaved: () => void }) {
  // There is one record: its address needs no id.
  const filled = useRecordForm({ resource, id: resource.name, onSaved });
  const { form, record, unsaved, isReady, isSaving, problem, failure } = filled;
  const isEditable = mayHere(resource.name, 'update');
  useSaveKeys(isReady && isEditable && !isSaving && !unsaved.isLeaving, form.submit);
  return (
    <>
      <PageHeader title={resource.label.one}>
        {resource.shownAt && (
          <Button href={resource.shownAt} target="_blank" icon={<ShopOutlined aria-hidden />}>
            Voir dans la boutique
          </Button>
        )}
      </PageHeader>
      <section className="panel settings">
        {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
        {failure && <FailedToLoad {...failure} />}
        {!isReady && !failure && <Loading />}
        <FormBody resource={resource} {...filled} isReadOnly={!isEditable} />
        {isReady && isEditable && (
          <div className="form-actions">
            <Button type="primary" loading={isSaving} onClick={form.submit} title="Enregistrer (Ctrl+S)">
              Enregistrer
            </Button>
          </div>
        )}
        {record && (
          <RecordAudit
            resource={resource}
            record={record}
            cells={{}}
            isRestorable={isEditable && mayHere('audit', 'update')}
          />
        )}
      </section>
    </>
  );
}
