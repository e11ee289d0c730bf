import type { ComponentProps } from 'react';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { Loading } from '../ui/states/loading.tsx';
import { FailedToLoad } from './list/list-states.tsx';
import './record-modal.css';

type RecordModalProps = Omit<ComponentProps<typeof Dialog>, 'className' | 'width' | 'loading'> & {
  /** In px, on a wide screen; a phone's is filled. */
  width?: number;
  isLoading: boolean;
  /** What it shows could not be read. */
  failure?: ComponentProps<typeof FailedToLoad> | null;
};

/** The window of a record, or of records: what is in it while they are loaded, and when that failed. */
export function RecordModal({ width = 760, isLoading, failure, children, ...dialog }: RecordModalProps) {
  const isNarrow = useIsNarrow();
  return (
    <Dialog {...dialog} className="record-modal" width={isNarrow ? '100vw' : width}>
      {failure && <FailedToLoad {...failure} />}
      {isLoading && <Loading />}
      {children}
    </Dialog>
  );
}
