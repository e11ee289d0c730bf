import { formatDateTime, formatSize, plural } from '@karite/shared/format';
import { resources } from '@karite/shared/resources';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import type { Job } from '../resource/exchange/use-job.ts';
import { Loading } from '../ui/loading.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { followTo } from '../ui/save-file.ts';

const FAILED = "Ce fichier n'est plus là, ou n'est pas le vôtre";

/** Where an export waits for its owner, whom an e-mail has sent here (R1533). */
export default function ExportPage() {
  const { id = '' } = useParams();
  const [job, setJob] = useState<Job | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isAsked = true;
    call('GET', '/jobs/{id}', { path: { id } }).then(
      (found) => {
        if (!isAsked) return;
        setJob(found);
        if (!found.fileName) setProblem(FAILED);
      },
      (error: unknown) => isAsked && setProblem(messageOf(error, FAILED)),
    );
    return () => {
      isAsked = false;
    };
  }, [id]);

  async function take({ fileName }: Job) {
    setBusy(true);
    setProblem(null);
    try {
      const { path } = await call('POST', '/jobs/{id}/link', { path: { id } });
      followTo(path, fileName ?? '');
    } catch (error) {
      setProblem(messageOf(error, FAILED));
    }
    setBusy(false);
  }

  const list = resources.find(({ name }) => name === job?.resource)?.label.many;
  return (
    <>
      <PageHeader title="Votre export" subtitle={job?.title ?? undefined} />
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      {!job && !problem && <Loading />}
      {job?.fileName && (
        <Panel title={list ?? job.fileName} subtitle={`Fait le ${formatDateTime(job.createdAt)}`}>
          <p>
            {plural(job.done, 'ligne')} · {job.fileName} · {formatSize(job.fileSize ?? 0)}
          </p>
          <Button type="primary" loading={isBusy} onClick={() => take(job)}>
            Télécharger
          </Button>
        </Panel>
      )}
    </>
  );
}
