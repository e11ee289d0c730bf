import { ShopOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { Edit, SaveButton } from '@refinedev/antd';
import { Affix, Button } from 'antd';
import { useState } from 'react';
import { mayHere } from '../providers/actor.ts';
import { PageTitle } from '../ui/page/page-header.tsx';
import { RecordAudit } from './audit/record-audit.tsx';
import { FormBody } from './form/form-body.tsx';
import { useRecordForm } from './form/use-record-form.ts';
import { useSaveKeys } from './form/use-save-keys.ts';
import { FailedToLoad } from './list/list-states.tsx';

type SettingsPageProps = { resource: ResourceShape };

/** The page of a resource with one record: its form, in sections, and its history. */
export default function SettingsPage({ resource }: SettingsPageProps) {
  // A saved form restarts, with the stored values and their version.
  const [saves, setSaves] = useState(0);
  return <SettingsForm key={saves} resource={resource} onSaved={() => setSaves(saves + 1)} />;
}

function SettingsForm({ resource, onSaved }: SettingsPageProps & { onSaved: () => void }) {
  // There is one record: its address needs no id.
  const filled = useRecordForm({ resource, action: 'edit', id: resource.name }, onSaved);
  const { form, record, saveButtonProps, isReady, isSaving, failure } = filled;
  const isEditable = mayHere(resource.name, 'update');
  useSaveKeys(isReady && isEditable && !isSaving, form.submit);
  return (
    <div className="settings">
      <Edit
        resource={resource.name}
        recordItemId={resource.name}
        title={<PageTitle>{resource.label.one}</PageTitle>}
        breadcrumb={false}
        goBack={false}
        isLoading={!isReady && !failure}
        headerButtons={() =>
          resource.shownAt && (
            <Button href={resource.shownAt} target="_blank" icon={<ShopOutlined aria-hidden />}>
              Voir dans la boutique
            </Button>
          )
        }
        footerButtons={() =>
          isEditable && (
            <Affix offsetBottom={8}>
              <SaveButton {...saveButtonProps} loading={isSaving}>
                Enregistrer
              </SaveButton>
            </Affix>
          )
        }
      >
        {failure && <FailedToLoad {...failure} />}
        <FormBody resource={resource} filled={filled} isReadOnly={!isEditable} />
      </Edit>
      {record && (
        <RecordAudit {...{ resource, record }} cells={{}} isRestorable={isEditable && mayHere('audit', 'update')} />
      )}
    </div>
  );
}
