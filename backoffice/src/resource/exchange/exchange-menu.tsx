import { SwapOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { isWhollyAdmins, type ResourceShape } from '@karite/shared/resource';
import { useNotification } from '@refinedev/core';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { mayHere } from '../../providers/actor.ts';
import { API } from '../../providers/data-provider.ts';
import { download, request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { saveFile } from '../../ui/save-file.ts';
import { exportQuery, type ListState } from '../list/list-state.ts';
import { percentOf } from './job-progress.tsx';
import { followJob, type Job } from './use-job.ts';

const ImportModal = lazy(() => import('./import-modal.tsx'));

const FORMATS = [
  { format: 'csv', label: 'Exporter en CSV' },
  { format: 'xlsx', label: 'Exporter pour Excel' },
] as const;

/** An export is asked for so many records by their ids at most. */
const MOST_NAMED = 100;

type ExchangeMenuProps = { resource: ResourceShape; state: ListState /** What is ticked. */; ids: readonly string[] };

/**
 * The list as a file, with its current search, filters and order, or what is ticked of it; and the way back in, where
 * records may be written.
 */
export function ExchangeMenu({ resource, state, ids }: ExchangeMenuProps) {
  const { open } = useNotification();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState<{ format: string; percent: number } | null>(null);
  const [isImporting, setImporting] = useState(false);
  const mayImport = (['create', 'update'] as const).every(
    (operation) => isWhollyAdmins(resource, operation) && mayHere(resource.name, operation),
  );

  const ticked = ids.length <= MOST_NAMED ? ids : [];

  async function exportAs(format: 'csv' | 'xlsx') {
    setBusy({ format, percent: 0 });
    try {
      const url = `${API}/${resource.name}/export?${exportQuery(resource, state, format, ticked)}`;
      const { data: begun } = await request<Job>('POST', url);
      const job = await followJob(begun.id, (found) => setBusy({ format, percent: percentOf(found) }));
      if (job.problem !== null) throw new Error(job.problem);
      saveFile(await download(`${API}/jobs/${job.id}/file`), `${resource.name}.${format}`);
      setOpen(false);
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, "Erreur lors de l'export") });
    } finally {
      setBusy(null);
    }
  }

  const content = (
    <div className="exchange-menu">
      {ticked.length > 0 && <span className="quiet">Sélection : {plural(ticked.length, 'ligne')}</span>}
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          type="text"
          loading={busy?.format === format}
          disabled={busy !== null && busy.format !== format}
          onClick={() => exportAs(format)}
        >
          {label}
          {busy?.format === format && ` · ${busy.percent} %`}
        </Button>
      ))}
      {mayImport && (
        <Button
          type="text"
          onClick={() => {
            setOpen(false);
            setImporting(true);
          }}
        >
          Importer un fichier...
        </Button>
      )}
    </div>
  );
  return (
    <>
      <Popover trigger="click" placement="bottomRight" open={isOpen} onOpenChange={setOpen} content={content}>
        <Button icon={<SwapOutlined aria-hidden />} aria-label="Exporter, importer" title="Exporter, importer" />
      </Popover>
      <Suspense>{isImporting && <ImportModal resource={resource} onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
