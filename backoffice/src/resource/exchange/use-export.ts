import { formatSize } from '@karite/shared/format';
import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { useWrite } from '../../providers/use-write.ts';
import { followTo } from '../../ui/save-file.ts';
import { useRecordWrite } from '../use-record-write.ts';
import { exportQuery, type Shown, tickedOf } from './export-query.ts';
import { followJob, type Job } from './use-job.ts';

type Format = 'csv' | 'xlsx';

/**
 * Has the server write a list as a file, and the browser fetch it by itself by an address that serves once: the page holds
 * nothing of it, and no address holds the session's token.
 */
export function useExport(shown: Shown, onDone: () => void) {
  const { open } = useNotification();
  const [busy, setBusy] = useState<Format | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const { resource } = shown;
  const { write: begin } = useRecordWrite(resource);
  const { write: link } = useWrite('POST', '/jobs/{id}/link');

  async function write(format: Format, isWhole: boolean) {
    setBusy(format);
    setJob(null);
    try {
      const ids = tickedOf(shown);
      const begun = await begin('post', `export?${exportQuery(shown, format, isWhole)}`, ids ? { ids } : undefined);
      const { id, state, problem, fileName, fileSize } = await followJob(String(begun.id), setJob);
      if (state === 'cancelled') return;
      if (problem !== null) throw new Error(problem);
      const { path } = await link({ path: { id } });
      followTo(path, fileName ?? `${resource.name}.${format}`);
      open?.({ type: 'success', message: `${fileName} · ${formatSize(fileSize ?? 0)}`, description: 'Fichier prêt' });
      onDone();
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, 'Erreur lors de l’export') });
    } finally {
      setBusy(null);
    }
  }
  return { busy, job, write };
}
