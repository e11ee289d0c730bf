import { formatNumber } from '@karite/shared/format';
import { Button, Progress } from 'antd';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { EachProgress } from './use-each.ts';

/** So few are done before anybody has read that they are being done. */
const FEW = 20;

type EachProgressProps = { title: string; progress: EachProgress | null; stop: () => void };

/** How many of many are done, and the way to stop. */
export function EachProgressDialog({ title, progress, stop }: EachProgressProps) {
  if (!progress || progress.total <= FEW) return null;
  const { done, total } = progress;
  return (
    <Dialog
      title={title}
      width={440}
      maskClosable={false}
      onCancel={stop}
      footer={<Button onClick={stop}>Arrêter</Button>}
    >
      <div role="status">
        {formatNumber(done)} sur {formatNumber(total)}
      </div>
      <Progress percent={Math.floor((100 * done) / total)} aria-label={title} />
    </Dialog>
  );
}
