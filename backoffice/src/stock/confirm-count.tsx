import { formatNumber } from '@karite/shared/format';
import { Table, type TableColumnsType } from 'antd';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { bookedLines, differenceOf, lotText, type SheetLine } from './sheet-draft.ts';

type ConfirmCountProps = { lines: readonly SheetLine[]; run: () => Promise<void>; onClose: () => void };

const COLUMNS: TableColumnsType<SheetLine> = [
  {
    title: 'Produit',
    render: (_, line) => (
      <>
        {line.name} <small className="quiet">{lotText(line)}</small>
      </>
    ),
  },
  { title: 'Attendu', align: 'right', render: (_, { expected }) => (expected === null ? '—' : formatNumber(expected)) },
  { title: 'Compté', align: 'right', render: (_, { quantity }) => formatNumber(quantity ?? 0) },
  { title: 'Écart', align: 'right', render: (_, line) => formatNumber(differenceOf(line) ?? 0) },
];

/** What a count changes, line by line, before it does. */
export default function ConfirmCount({ lines, run, onClose }: ConfirmCountProps) {
  const counted = bookedLines(lines);
  const off = counted.filter((line) => differenceOf(line) !== 0);
  const uncounted = lines.length - counted.length;
  return (
    <ConfirmModal title="Enregistrer cet inventaire ?" okText="Enregistrer l’inventaire" run={run} onClose={onClose}>
      {off.length === 0 ? (
        <p>Tout est juste : {counted.length} lignes comptées, aucun écart.</p>
      ) : (
        <Table size="small" rowKey="id" pagination={false} columns={COLUMNS} dataSource={off} />
      )}
      <p className="quiet">
        <span>
          Chaque écart s’ajoute à ce qu’il y a maintenant : ce qui a été vendu pendant le comptage reste vendu.
        </span>
        {uncounted > 0 && <span>{` Lignes laissées de côté, sans quantité : ${uncounted}.`}</span>}
      </p>
    </ConfirmModal>
  );
}
