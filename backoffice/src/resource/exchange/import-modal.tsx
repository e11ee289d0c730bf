import { UploadOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { useInvalidate } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useStoredChoice } from '../../ui/stored-choice.ts';
import { JobProgress } from './job-progress.tsx';
import { JobOutcome } from './report-view.tsx';
import { type Job, useJob } from './use-job.ts';

/** The import that this browser began last and whose end was not yet seen. */
type Begun = { id: string; name: string };
const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/**
 * A file is first tried, row by row, without saving anything; only one without a problem can be imported. Both go on in
 * the server: who closes the window, or loses the line, finds the import again when it is opened anew.
 */
export default function ImportModal({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [trialId, setTrialId] = useState<string | null>(null);
  const [begun, setBegun] = useStoredChoice<Begun>(`import.${resource.name}`, isBegun);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const invalidate = useInvalidate();
  const forget = () => {
    setBegun(null);
    setTrialId(null);
  };
  const job = useJob(begun?.id ?? trialId, forget);
  const isRunning = isSending || ((begun !== null || trialId !== null) && (job === null || job.state === 'running'));

  useEffect(() => {
    if (job?.report && !job.report.isDryRun && job.state !== 'running')
      void invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
  }, [job, invalidate, resource]);

  async function send(chosen: File, isDryRun: boolean) {
    setSending(true);
    setProblem(null);
    try {
      const { data } = await request<Job>('POST', `${API}/${resource.name}/import?dryRun=${isDryRun}`, {
        file: chosen,
      });
      if (isDryRun) setTrialId(data.id);
      else setBegun({ id: data.id, name: chosen.name });
    } catch (error) {
      setProblem(messageOf(error, "Erreur lors de l'import"));
    }
    setSending(false);
  }
  function choose(chosen: File) {
    forget();
    setFile(chosen);
    void send(chosen, true);
  }
  function close() {
    // What has ended was seen.
    if (!isRunning) forget();
    onClose();
  }

  const report = begun ? null : job?.report;
  const isReady =
    file !== null && job?.state === 'done' && Boolean(report?.rows) && report?.problems.length === 0 && !isRunning;
  return (
    <Dialog
      title={`Importer : ${resource.label.many}`}
      okText="Importer"
      cancelText={begun ? 'Fermer' : 'Annuler'}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isRunning}
      onOk={() => file && send(file, false)}
      onCancel={close}
    >
      <p>
        Choisissez un fichier CSV ou Excel, comme ceux de l'export (50&#8239;000 lignes et 50&nbsp;Mo au plus). Il est
        d'abord vérifié, ligne par ligne : rien n'est enregistré avant votre accord.
      </p>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()} disabled={isRunning}>
        <span className="file-name">{file?.name ?? begun?.name ?? 'Choisir un fichier'}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.xlsx,text/csv"
        hidden
        aria-label="Fichier à importer"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) choose(chosen);
          event.target.value = '';
        }}
      />
      {problem && <Alert className="import-result" type="error" showIcon message={problem} role="alert" />}
      {isRunning && <JobProgress job={job} />}
      {isRunning && begun && <p className="quiet">L'import continue si vous fermez cette fenêtre.</p>}
      {job && !isRunning && <JobOutcome resource={resource} job={job} />}
    </Dialog>
  );
}
