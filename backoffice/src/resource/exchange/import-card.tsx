import { formatDateTime, plural } from '@karite/shared/format';
import { resources } from '@karite/shared/resources';
import { Button, List } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../providers/use-write.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { countsOf, type Import, standingOf } from './import-words.ts';
import { JobProgress } from './job-progress.tsx';
import { LeftChanges } from './left-changes.tsx';
import { useJob } from './use-job.ts';

type ImportCardProps = { of: Import; isOfAll: boolean; onChanged: () => void };

/** One import: its author, time, results and state, and the way to undo it. */
export function ImportCard({ of, isOfAll, onChanged }: ImportCardProps) {
  const { id, title, email, createdAt, problem, undo, left, there, mayUndo } = of;
  const resource = resources.find(({ name }) => name === of.resource);
  const [isConfirming, setConfirming] = useState(false);
  const [isShown, setShown] = useState(false);
  const [undoId, setUndoId] = useState<string | null>(undo?.state === 'running' ? undo.id : null);
  const { write: takeBack } = useWrite('POST', '/imports/{id}/undo');
  const job = useJob(undoId, () => setUndoId(null));
  const hasEnded = job !== null && job.state !== 'running';
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(() => {
    if (hasEnded) changed.current();
  }, [hasEnded]);

  const { word, tone } = standingOf(of);
  return (
    <List.Item className="import">
      <div className="import-head">
        <b className="file-name">{title ?? 'Fichier sans nom'}</b>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <span className="quiet">
        {[isOfAll && (resource?.label.many ?? of.resource), formatDateTime(createdAt), email ?? 'Compte supprimé']
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span>{countsOf(of)}</span>
      {problem !== null && <Alert type="error" showIcon message={problem} />}
      {job?.state === 'running' && <JobProgress job={job} />}
      {hasEnded && job.problem !== null && <Alert type="error" showIcon message={job.problem} role="alert" />}
      {hasEnded && job.undo && (
        <Alert
          type={job.undo.left > 0 ? 'warning' : 'success'}
          showIcon
          role="status"
          message={`${plural(job.undo.undone, 'changement annulé', 'changements annulés')}${job.undo.left > 0 ? `, ${plural(job.undo.left, 'laissé')}` : ''}`}
        />
      )}
      <div className="chips">
        {mayUndo && job?.state !== 'running' && (
          <Button danger onClick={() => setConfirming(true)}>
            Annuler cet import
          </Button>
        )}
        {left > 0 && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Masquer ce qui est laissé' : `Voir ce qui est laissé (${left})`}
          </Button>
        )}
      </div>
      {isShown && left > 0 && resource && <LeftChanges importId={id} resource={resource} count={left} />}
      {isConfirming && (
        <ConfirmModal
          title="Annuler cet import ?"
          okText="Annuler cet import"
          isDangerous
          run={async () => setUndoId((await takeBack({ path: { id } })).id)}
          onClose={() => setConfirming(false)}
        >
          <p>
            <span>{plural(there, 'changement sera annulé', 'changements seront annulés')} : ce que « </span>
            <span>{title}</span>
            <span>
              {' '}
              » a ajouté est supprimé, ce qu’il a modifié reprend ses valeurs d’avant. Ce qui a changé depuis, ou sert
              ailleurs, est laissé, et la raison vous est dite.
            </span>
          </p>
        </ConfirmModal>
      )}
    </List.Item>
  );
}
