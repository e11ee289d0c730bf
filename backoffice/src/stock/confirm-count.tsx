import { formatNumber } from '@karite/shared/format';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { bookedLines, differenceOf, lotText, type SheetLine } from './sheet-draft.ts';

type ConfirmCountProps = { lines: readonly SheetLine[]; run: () => Promise<void>; onClose: () => void };

/** What a count changes, line by line, before it does. */
export default function ConfirmCount({ lines, run, onClose }: ConfirmCountProps) {
  const counted = bookedLines(lines);
  const off = counted.filter((line) => differenceOf(line) !== 0);
  const uncounted = lines.length - counted.length;
  return (
    <ConfirmModal title="Enregistrer cet inventaire ?" okText="Enregistrer l’inventaire" run={run} onClose={onClose}>
      {off.length === 0 ? (
        <p>Tout est juste : {counted.length} lignes comptées, aucun écart.</p>
      ) : (
        <table className="lines">
          <thead>
            <tr>
              <th>Produit</th>
              <th>Attendu</th>
              <th>Compté</th>
              <th>Écart</th>
            </tr>
          </thead>
          <tbody>
            {off.map((line) => (
              <tr key={line.id}>
                <td>
                  <span>{line.name}</span>
                  <small className="quiet"> {lotText(line)}</small>
                </td>
                <td className="figure">{line.expected === null ? '—' : formatNumber(line.expected)}</td>
                <td className="figure">{formatNumber(line.quantity ?? 0)}</td>
                <td className="figure">{formatNumber(differenceOf(line) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="quiet">
        <span>
          Chaque écart s’ajoute à ce qu’il y a maintenant : ce qui a été vendu pendant le comptage reste vendu.
        </span>
        {uncounted > 0 && <span>{` Lignes laissées de côté, sans quantité : ${uncounted}.`}</span>}
      </p>
    </ConfirmModal>
  );
}
