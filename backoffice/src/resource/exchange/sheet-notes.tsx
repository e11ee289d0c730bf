import { formatDateTime, plural } from '@karite/shared/format';
import { shopTimeZone } from '../../providers/shop-clock.ts';
import { Alert } from '../../ui/states/alert.tsx';
import type { ImportReport } from './use-job.ts';

/** So many falls are named here; all are counted. */
const MOST_NAMED = 10;

const named = ({ name, isHidden }: { name: string; isHidden: boolean }) => `« ${name} »${isHidden ? ' (masquée)' : ''}`;

/** Sentences about the parts of a spreadsheet that were not read. */
function leftOut({ hiddenRows, hiddenColumns, others }: NonNullable<ImportReport['sheet']>): string[] {
  return [
    ...(others.length > 0
      ? [
          `${others.length > 1 ? 'Autres feuilles, non lues' : 'Autre feuille, non lue'} : ${others.map(named).join(', ')}.`,
        ]
      : []),
    ...(hiddenRows > 0 ? [`${plural(hiddenRows, 'ligne masquée laissée', 'lignes masquées laissées')} de côté.`] : []),
    ...(hiddenColumns.length > 0
      ? [
          `${hiddenColumns.length > 1 ? 'Colonnes masquées, lues' : 'Colonne masquée, lue'} quand même : ${hiddenColumns.join(', ')}.`,
        ]
      : []),
  ];
}

/**
 * Notes about a file before it is saved: which sheet was read (R2120), whether the file came before (R2126), which prices
 * fall (R2105).
 */
export function SheetNotes({ report: { sheet, rows, importedAt, warnings } }: { report: ImportReport }) {
  const notes = sheet ? leftOut(sheet) : [];
  return (
    <>
      {sheet && (
        <Alert
          type="info"
          showIcon
          message={`Feuille lue : « ${sheet.name} », ${plural(rows, 'ligne')}`}
          description={notes.length > 0 && notes.map((note) => <p key={note}>{note}</p>)}
        />
      )}
      {importedAt !== null && (
        <Alert
          type="warning"
          showIcon
          message={`Ce fichier a déjà été importé le ${formatDateTime(importedAt, shopTimeZone())}`}
        />
      )}
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={
            warnings.length === 1
              ? 'Un prix baisse de plus de moitié'
              : `${plural(warnings.length, 'prix', 'prix')} baissent de plus de moitié`
          }
          description={warnings
            .slice(0, MOST_NAMED)
            .map(({ row, field, message }) => <p key={`${row} ${field}`}>{`Ligne ${row} · ${message}`}</p>)}
        />
      )}
    </>
  );
}
