import type { Schema } from '@karite/shared/client';
import type { ResourceShape } from '@karite/shared/resource';
import { useInvalidate } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { useStoredChoice } from '../../ui/stored-choice.ts';
import { type Archive, sendArchive } from './send-archive.ts';
import { type Job, useJob } from './use-job.ts';

export type FileColumns = Schema<'FileColumns'>;

/** The last import that this browser began, until its end is shown. */
type Begun = { id: string; name: string };
const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/** A file that was chosen, with its columns and where they go. */
type Chosen = { file: File; found: FileColumns; targets: readonly string[]; create: readonly string[] };

/**
 * An import from its file to its end: the columns are read, then every row is tried, then all is saved. The last two
 * run in the server: after a closed window or a lost connection the import is there when the window opens again.
 */
export function useImport(resource: ResourceShape) {
  const [fileName, setFileName] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [trialId, setTrialId] = useState<string | null>(null);
  const [begun, setBegun] = useStoredChoice<Begun>(`import.${resource.name}`, isBegun);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [archive, setArchive] = useState<Archive | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
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

  async function sending(send: () => Promise<void>) {
    setSending(true);
    setProblem(null);
    await send().catch((error: unknown) => setProblem(messageOf(error, 'Erreur lors de l’import')));
    setSending(false);
  }
  async function send({ file, targets, create }: Chosen, isDryRun: boolean, pictures = archive?.id) {
    const url = `${API}/${resource.name}/import?dryRun=${isDryRun}`;
    const { data } = await request<Job>('POST', url, {
      file,
      columns: targets,
      pictures,
      ...(create.length > 0 && { create }),
    });
    if (isDryRun) setTrialId(data.id);
    else setBegun({ id: data.id, name: file.name });
  }

  /** Reads where the columns of a file go, and tries it at once where none of them is in doubt. */
  const choose = (file: File) =>
    sending(async () => {
      forget();
      setChosen(null);
      setFileName(file.name);
      const { data: found } = await request<FileColumns>('POST', `${API}/${resource.name}/import/columns`, { file });
      if (found.columns.length === 0) return setProblem('Ce fichier est vide');
      const read: Chosen = { file, found, targets: found.columns.map(({ target }) => target), create: [] };
      setChosen(read);
      if (found.columns.every(({ isKnown }) => isKnown)) await send(read, true);
    });
  /** Sends the pictures of a file. A file that was tried without them is tried again. */
  const addPictures = (file: File) =>
    sending(async () => {
      setArchive(null);
      setPercent(0);
      const stop = new AbortController();
      upload.current = stop;
      try {
        const sent = await sendArchive(resource, file, setPercent, stop.signal);
        setArchive(sent);
        if (!chosen || trialId === null) return;
        forget();
        await send(chosen, true, sent.id);
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      } finally {
        setPercent(null);
      }
    });
  /** What was tried with other columns counts no more. */
  const setTargets = (targets: readonly string[]) => {
    forget();
    setProblem(null);
    setChosen((before) => before && { ...before, targets, create: [] });
  };
  /** The fields whose unknown records are created: the file is tried again with them. */
  const setCreate = (create: readonly string[]) =>
    sending(async () => {
      if (!chosen) return;
      forget();
      const next: Chosen = { ...chosen, create };
      setChosen(next);
      await send(next, true);
    });
  const report = begun ? null : job?.report;
  const isTried = job?.state === 'done' && Boolean(report?.rows) && report?.problems.length === 0;
  return {
    fileName: fileName ?? begun?.name ?? null,
    chosen: begun ? null : chosen,
    job,
    problem,
    isRunning,
    isBegun: begun !== null,
    /** Not tried yet as its columns are now. */
    isUntried: chosen !== null && trialId === null && begun === null,
    /** Tried, and without a fault. */
    isReady: chosen !== null && isTried && !isRunning,
    archive,
    percent,
    choose,
    addPictures,
    stopPictures: () => upload.current?.abort(),
    setTargets,
    setCreate,
    tryIt: () => chosen && sending(() => send(chosen, true)),
    save: () => chosen && sending(() => send(chosen, false)),
    forget,
  };
}
