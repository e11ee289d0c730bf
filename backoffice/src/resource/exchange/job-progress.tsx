import { formatNumber, plural } from '@karite/shared/format';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Job } from './use-job.ts';

const STEPS: Record<Job['step'], string> = {
  reading: 'Lecture du fichier',
  checking: 'Vérification',
  saving: 'Enregistrement',
  writing: 'Écriture du fichier',
};

/** How far a job is, of 100; 0 while that is not known. */
export const percentOf = ({ done, total }: Job): number => (total ? Math.floor((100 * done) / total) : 0);

/** What a job is doing, and how many of its rows are done. */
export function JobProgress({ job }: { job: Job | null }) {
  const { step, done, total } = job ?? { step: 'reading' as const, done: 0, total: null };
  return (
    <div className="import-result" role="status">
      <span>{STEPS[step]}…</span>
      {total !== null && (
        <span>
          {' '}
          {formatNumber(done)} sur {plural(total, 'ligne')}
        </span>
      )}
      <ProgressBar percent={job ? percentOf(job) : 0} label={STEPS[step]} />
    </div>
  );
}
