import { formatNumber, plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { Table } from 'antd';
import { Alert } from '../../ui/states/alert.tsx';
import { SheetNotes } from './sheet-notes.tsx';
import type { ImportReport, Job } from './use-job.ts';

/** A long list of problems has one cause: the first of them are enough to find it. */
const SHOWN = 50;
/** The server stops looking for more. */
const MOST_PROBLEMS = 200;

type Props = { resource: ResourceShape; report: ImportReport };
type Problem = ImportReport['problems'][number];

const countsOf = ({ created, updated, unchanged, pictures, picturesDone, isDryRun }: ImportReport) =>
  [
    plural(created, 'ajout'),
    plural(updated, 'modification'),
    ...(pictures > 0 ? [plural(isDryRun ? pictures : picturesDone, 'image')] : []),
    ...(unchanged > 0 ? [`${plural(unchanged, 'ligne')} sans changement`] : []),
  ].join(', ');

/** A field by the head of its column in the file, with its own name where that is another. */
function columnOf({ resource, report: { headings } }: Props, field: string): string {
  const label = field === 'id' ? 'Identifiant' : (resource.fields[field]?.label ?? field);
  const heading = headings[field] || label;
  return heading.toLowerCase() === label.toLowerCase() ? label : `${heading} (${label})`;
}

function Problems(props: Props) {
  const { problems } = props.report;
  if (problems.length === 0) return null;
  return (
    <section aria-label="Erreurs du fichier">
      <Table<Problem>
        size="small"
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        dataSource={problems.slice(0, SHOWN)}
        scroll={{ x: true }}
        pagination={false}
        columns={[
          { title: 'Ligne', dataIndex: 'row' },
          { title: 'Colonne', render: (_, { field }) => columnOf(props, field) },
          { title: 'Erreur', dataIndex: 'message' },
        ]}
      />
      {problems.length > SHOWN && <p className="quiet">… et {problems.length - SHOWN} autres</p>}
    </section>
  );
}

/** What is there and what is not, after an import that did not reach its end. */
function Partly({ resource, report }: Props) {
  const rows = report.unsaved.slice(0, SHOWN).map(formatNumber).join(', ');
  return (
    <>
      <Alert
        type="warning"
        showIcon
        message={`${plural(report.unsavedCount, 'ligne')} non ${report.unsavedCount >= 2 ? 'enregistrées' : 'enregistrée'}`}
        description={`Enregistré : ${countsOf(report)}.${rows && ` Lignes qui manquent : ${rows}${report.unsavedCount > SHOWN ? '…' : ''}`}`}
      />
      <Problems resource={resource} report={report} />
    </>
  );
}

/** What a trial found, or what an import did. */
function Report({ resource, report }: Props) {
  const { rows, problems, isDryRun, isSaved, unsavedCount } = report;
  if (rows === 0) return <Alert type="warning" showIcon message="Ce fichier est vide" />;
  if (isSaved) return <Alert type="success" showIcon message="Import terminé" description={countsOf(report)} />;
  if (unsavedCount > 0) return <Partly resource={resource} report={report} />;
  if (problems.length === 0 && isDryRun)
    return (
      <Alert type="success" showIcon message={`${plural(rows, 'ligne')} sans erreur`} description={countsOf(report)} />
    );
  const least = problems.length >= MOST_PROBLEMS ? ' au moins' : '';
  return (
    <>
      <Alert
        type="error"
        showIcon
        message={`${plural(problems.length, 'erreur')}${least} à corriger dans le fichier`}
      />
      <Problems resource={resource} report={report} />
    </>
  );
}

/** How a job has ended. */
export function JobOutcome({ resource, job }: { resource: ResourceShape; job: Job }) {
  return (
    <div className="import-result">
      {job.problem !== null && <Alert type="error" showIcon message={job.problem} role="alert" />}
      {job.state === 'cancelled' && (
        <Alert
          type="info"
          showIcon
          message={job.isTrial ? 'Vérification arrêtée' : 'Import arrêté'}
          description={job.report ? undefined : 'Rien n’a été enregistré.'}
        />
      )}
      {job.report && (job.state === 'done' || job.report.unsavedCount > 0) && (
        <>
          {job.isTrial && <SheetNotes report={job.report} />}
          <Report resource={resource} report={job.report} />
        </>
      )}
    </div>
  );
}
