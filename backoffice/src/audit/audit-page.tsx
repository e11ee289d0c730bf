import { formatDateTime } from '@karite/shared/format';
import { type AuditEntry, auditEntries, resources } from '@karite/shared/resources';
import { Descriptions } from 'antd';
import { Link } from 'react-router-dom';
import { ACTIONS } from '../resource/audit/audit.ts';
import { FieldValue } from '../resource/field-value.tsx';
import type { NamedCells } from '../resource/named-cell.ts';
import { addressOf } from '../resource/page/address.ts';
import { RecordDetails } from '../resource/record-details.tsx';
import { ResourcePage } from '../resource/resource-page.tsx';
import { type Fields, fieldsOf, nameOf } from '../resource/values.ts';
import { ChangeSentence } from './change-sentence.tsx';

const resourceOf = ({ resource }: AuditEntry) => resources.find(({ name }) => name === resource);

/** A link to the changed record by its name; its id says nothing. A deleted one has no page. */
function Changed({ entry }: { entry: AuditEntry }) {
  const resource = resourceOf(entry);
  const name = resource && nameOf(resource, { id: entry.recordId, ...entry.before, ...entry.after });
  if (!resource || !name || resource.isSingle || entry.action === 'delete') return name;
  return <Link to={addressOf(resource, entry.recordId)}>{name}</Link>;
}

/** What a record held on one side of a change, field by field, as the resource of that record declares them. */
function Held({ entry, held: record }: { entry: AuditEntry; held: Fields }) {
  const resource = resourceOf(entry);
  if (!resource) return null;
  const present = Object.entries(fieldsOf(resource)).filter(([name, field]) => name in record && !field.isInternal);
  return (
    <Descriptions
      column={1}
      size="small"
      items={present.map(([name, field]) => ({
        key: name,
        label: field.label,
        children: <FieldValue {...{ name, field, record, resource }} isWhole />,
      }))}
    />
  );
}

const CELLS: NamedCells<AuditEntry> = {
  action: ({ record, isWhole }) =>
    isWhole ? ACTIONS[record.action] : <ChangeSentence entry={record} resource={resourceOf(record)} />,
  recordId: ({ record }) => <Changed entry={record} />,
  at: ({ record: { at } }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  before: ({ record: entry }) => entry.before && <Held entry={entry} held={entry.before} />,
  after: ({ record: entry }) => entry.after && <Held entry={entry} held={entry.after} />,
};
/** An entry's own time is `at`: that of its row adds nothing, nor does the account beside its e-mail. */
const SHOWN = Object.keys(auditEntries.fields).filter((name) => name !== 'userId');
const Details = ({ record }: { record: AuditEntry }) => (
  <RecordDetails resource={auditEntries} record={record} cells={CELLS} only={SHOWN} />
);
const EMPTY = { narrowed: 'Aucune modification trouvée', none: 'Aucune modification pour le moment' };

/** Who changed what, and when; nothing in it can be changed. */
const AuditPage = () => <ResourcePage resource={auditEntries} cells={CELLS} details={Details} empty={EMPTY} />;

export default AuditPage;
