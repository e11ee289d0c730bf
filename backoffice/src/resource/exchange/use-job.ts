import type { Schema } from '@karite/shared/client';
import { useEffect, useState } from 'react';
import { call } from '../../providers/call.ts';
import { isHttpError } from '../../providers/http-client.ts';

export type Job = Schema<'Job'>;
export type ImportReport = Schema<'ImportReport'>;

/** How often a job's progress is requested, in ms. */
const ASK_EVERY_MS = 500;
/** A line that was cut for a moment; the job goes on without it. */
const TRIES = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls a job until it has ended, and reports its progress. Throws when it does not exist or can't be requested. */
export async function followJob(id: string, onJob: (job: Job) => void, signal?: AbortSignal): Promise<Job> {
  for (let failures = 0; ; ) {
    signal?.throwIfAborted();
    try {
      const job = await call('GET', '/jobs/{id}', { path: { id } });
      failures = 0;
      onJob(job);
      if (job.state !== 'running') return job;
    } catch (error) {
      failures += 1;
      // A status is an answer; without one the line was cut.
      if ((isHttpError(error) && error.statusCode !== 0) || failures > TRIES) throw error;
    }
    await pause(ASK_EVERY_MS);
  }
}

/** The state of a job, polled until it has ended; `null` before the first answer. */
export function useJob(id: string | null, onGone: () => void): Job | null {
  const [job, setJob] = useState<Job | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one job is followed once, however often this renders
  useEffect(() => {
    setJob(null);
    if (!id) return;
    const stop = new AbortController();
    const onJob = (found: Job) => stop.signal.aborted || setJob(found);
    followJob(id, onJob, stop.signal).catch(() => stop.signal.aborted || onGone());
    return () => stop.abort();
  }, [id]);
  return job?.id === id ? job : null;
}
