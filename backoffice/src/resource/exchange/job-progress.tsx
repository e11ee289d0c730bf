import { formatNumber, plural } from '@karite/shared/format';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../providers/use-write.ts';
import type { Job } from './use-job.ts';

const STEPS: Record<Job['step'], string> = {
  reading: 'Lecture du fichier',
  checking: 'Vérification',
  saving: 'Enregistrement',
  writing: 'Écriture du fichier',
  undoing: 'Annulation',
};

/** The progress of a job in percent; 0 while there is none. */
const percentOf = ({ done, total }: Job): number => (total ? Math.floor((100 * done) / total) : 0);

/** What a job is doing, how many of its rows are done, and the way to end it before its end. */
export function JobProgress({ job }: { job: Job | null }) {
  // What it has saved stays.
  const { write } = useWrite('POST', '/jobs/{id}/cancel', { failed: 'Erreur lors de l’arrêt' });
  const [stopping, setStopping] = useState<string | null>(null);
  const stop = (id: string) => {
    setStopping(id);
    write({ path: { id } }).catch(() => setStopping(null));
  };

  const { step, done, total } = job ?? { step: 'reading' as const, done: 0, total: null };
  const { pictures, picturesDone } = job?.report ?? { pictures: 0, picturesDone: 0 };
  return (
    <div className="import-result">
      <div role="status">
        <span>{STEPS[step]}…</span>
        {total !== null && (
          <span>
            {' '}
            {formatNumber(done)} sur {plural(total, 'ligne')}
          </span>
        )}
        {pictures > 0 && step === 'saving' && (
          <span>
            {' '}
            · {formatNumber(picturesDone)} sur {plural(pictures, 'image')}
          </span>
        )}
      </div>
      <Progress percent={job ? percentOf(job) : 0} aria-label={STEPS[step]} />
      {job && (
        <Button className="stop-job" loading={stopping === job.id} onClick={() => stop(job.id)}>
          Arrêter
        </Button>
      )}
    </div>
  );
}
