import type { ResourceShape } from '@karite/shared/resource';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Loading } from '../ui/loading.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RecordAudit } from './audit/record-audit.tsx';
import { FormBody } from './form/form-body.tsx';
import { type RecordForm, useRecordForm } from './form/use-record-form.ts';
import { FailedToLoad } from './list/list-states.tsx';
import './resource.css';

type SettingsPageProps = {
  resource: ResourceShape;
  /** Beside the form: what its values will look like. */
  preview?: (form: RecordForm['form']) => ReactNode;
};

/** The page of a resource with one record: its form, in sections, and its history. */
export default function SettingsPage(props: SettingsPageProps) {
  // A saved form starts anew, with what is stored and its version.
  const [saves, setSaves] = useState(0);
  return <SettingsForm key={saves} {...props} onSaved={() => setSaves(saves + 1)} />;
}

function SettingsForm({ resource, preview, onSaved }: SettingsPageProps & { onSaved: () => void }) {
  // There is one record: its address needs no id.
  const filled = useRecordForm({ resource, id: resource.name, onSaved });
  const { form, record, isReady, isSaving, problem, failure } = filled;
  return (
    <>
      <PageHeader title={resource.label.one} />
      <section className="panel settings">
        {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
        {failure && <FailedToLoad {...failure} />}
        {!isReady && !failure && <Loading />}
        <FormBody resource={resource} {...filled} />
        {isReady && preview?.(form)}
        {isReady && (
          <Button type="primary" loading={isSaving} onClick={form.submit}>
            Enregistrer
          </Button>
        )}
        {record && <RecordAudit resource={resource} record={record} cells={{}} isRestorable />}
      </section>
    </>
  );
}
