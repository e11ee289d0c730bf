import { UploadOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { type HttpError, useInvalidate, useNotification } from '@refinedev/core';
import { Alert, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { type ImportReport, ReportView } from './report-view.tsx';

/** A file is first tried, row by row, without saving anything; only one without a problem can be imported. */
export default function ImportModal({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const invalidate = useInvalidate();
  const { open } = useNotification();

  const run = (chosen: File, isDryRun: boolean) =>
    request<ImportReport>('POST', `${API}/${resource.name}/import?dryRun=${isDryRun}`, { file: chosen });

  async function work(task: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    await task().catch((error: HttpError) => setProblem(error.message || "Erreur lors de l'import"));
    setBusy(false);
  }
  const tryOut = (chosen: File) =>
    work(async () => {
      setFile(chosen);
      setReport(null);
      setReport((await run(chosen, true)).data);
    });
  const save = (chosen: File) =>
    work(async () => {
      try {
        const { data } = await run(chosen, false);
        await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
        open?.({
          type: 'success',
          message: `Import terminé : ${plural(data.created, 'ajout')}, ${plural(data.updated, 'modification')}`,
        });
        onClose();
      } catch (error) {
        // Something changed since the trial: the same file, tried again, says what.
        setReport((await run(chosen, true)).data);
        throw error;
      }
    });

  const isReady = file !== null && report !== null && report.rows > 0 && report.problems.length === 0;
  return (
    <Modal
      open
      closable={{ 'aria-label': 'Fermer la fenêtre' }}
      title={`Importer : ${resource.label.many}`}
      okText="Importer"
      cancelText="Annuler"
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isBusy}
      onOk={() => file && save(file)}
      onCancel={onClose}
    >
      <p>
        Choisissez un fichier CSV ou Excel, comme ceux de l'export. Il est d'abord vérifié, ligne par ligne : rien n'est
        enregistré avant votre accord.
      </p>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()} disabled={isBusy}>
        {file ? file.name : 'Choisir un fichier'}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.xlsx,text/csv"
        hidden
        aria-label="Fichier à importer"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) void tryOut(chosen);
          event.target.value = '';
        }}
      />
      {problem && <Alert className="import-result" type="error" showIcon message={problem} role="alert" />}
      {report && <ReportView resource={resource} report={report} />}
    </Modal>
  );
}
