import type { Schema } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { Alert } from 'antd';
import { Scrollable } from '../../ui/scrollable.tsx';

/** What an import did, or would do. All rows are saved, or none. */
export type ImportReport = Schema<'ImportReport'>;

/** A long list of problems has one cause: the first of them are enough to find it. */
const SHOWN = 50;

/** The report of a trial: what would be written, or what keeps the file from being imported, row by row. */
export function ReportView({ resource, report }: { resource: ResourceShape; report: ImportReport }) {
  const { rows, created, updated, problems } = report;
  if (rows === 0 && problems.length === 0)
    return <Alert className="import-result" type="warning" showIcon message="Ce fichier est vide" />;
  if (problems.length === 0)
    return (
      <Alert
        className="import-result"
        type="success"
        showIcon
        message={`${plural(rows, 'ligne')} sans erreur`}
        description={`${plural(created, 'ajout')}, ${plural(updated, 'modification')}`}
      />
    );
  return (
    <div className="import-result">
      <Alert type="error" showIcon message={`${plural(problems.length, 'erreur')} à corriger dans le fichier`} />
      <Scrollable label="Erreurs du fichier">
        <table className="lines">
          <thead>
            <tr>
              <th>Ligne</th>
              <th>Champ</th>
              <th>Erreur</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, SHOWN).map(({ row, field, message }) => (
              <tr key={`${row} ${field} ${message}`}>
                <td>{row}</td>
                <td>{resource.fields[field]?.label ?? field}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      {problems.length > SHOWN && <p className="quiet">… et {problems.length - SHOWN} autres</p>}
    </div>
  );
}
