import { formatDateTime, formatSize, plural } from '@karite/shared/format';
import { resources } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { API } from '../providers/api.ts';
import { messageOf } from '../providers/message-of.ts';
import { useWrite } from '../providers/use-write.ts';
import type { Job } from '../resource/exchange/use-job.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { followTo } from '../ui/save-file.ts';
import { Alert } from '../ui/states/alert.tsx';

const FAILED = 'Ce fichier n’est plus là, ou n’est pas le vôtre';

/** Where an export waits for its owner, whom an e-mail has sent here (R1533). */
export default function ExportPage() {
  const { id = '' } = useParams();
  const { query } = useCustom<Job>({ url: `${API}/jobs/${id}`, method: 'get', errorNotification: false });
  const { write, isPending } = useWrite('POST', '/jobs/{id}/link');
  const [refusal, setRefusal] = useState<string | null>(null);
  const job = query.data?.data;
  const isGone = query.isError || (job && !job.fileName);
  const problem = refusal ?? (isGone ? messageOf(query.error, FAILED) : null);

  async function take({ fileName }: Job) {
    setRefusal(null);
    try {
      const { path } = await write({ path: { id } });
      followTo(path, fileName ?? '');
    } catch (error) {
      setRefusal(messageOf(error, FAILED));
    }
  }

  return (
    <>
      <PageHeader title="Votre export" subtitle={job?.title ?? undefined} />
      {problem && <Alert type="error" showIcon message={problem} role="alert" />}
      {query.isLoading && <Skeleton active />}
      {job?.fileName && (
        <Panel
          title={resources.find(({ name }) => name === job.resource)?.label.many ?? job.fileName}
          subtitle={`Fait le ${formatDateTime(job.createdAt)}`}
        >
          <p>
            {plural(job.done, 'ligne')} · {job.fileName} · {formatSize(job.fileSize ?? 0)}
          </p>
          <Button type="primary" loading={isPending} onClick={() => void take(job)}>
            Télécharger
          </Button>
        </Panel>
      )}
    </>
  );
}
