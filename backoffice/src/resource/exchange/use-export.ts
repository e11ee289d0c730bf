import { formatSize } from '@karite/shared/format';
import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { call } from '../../providers/call.ts';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { followTo } from '../../ui/save-file.ts';
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

  async function write(format: Format, isWhole: boolean) {
    setBusy(format);
    setJob(null);
    try {
      const ids = tickedOf(shown);
      const url = `${API}/${resource.name}/export?${exportQuery(shown, format, isWhole)}`;
      const { data: begun } = await request<Job>('POST', url, ids ? { ids } : undefined);
      const { id, state, problem, fileName, fileSize } = await followJob(begun.id, setJob);
      if (state === 'cancelled') return;
      if (problem !== null) throw new Error(problem);
      const { path } = await call('POST', '/jobs/{id}/link', { path: { id } });
      followTo(path, fileName ?? `${resource.name}.${format}`);
      open?.({ type: 'success', message: `${fileName} · ${formatSize(fileSize ?? 0)}`, description: 'Fichier prêt' });
      onDone();
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, "Erreur lors de l'export") });
    } finally {
      setBusy(null);
    }
  }
  return { busy, job, write };
}
