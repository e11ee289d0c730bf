import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { ApiError } from '../errors/api-error.ts';

/** A worker's request to the main process, and its response: the metrics of all workers, aggregated. */
const QUESTION = 'metrics of all?';
type Reply = { metricsOfAll: string };

/** The main process: answers the workers' requests for the aggregated metrics; `warn` logs why it could not. */
export function answerWorkers(warn: (line: string) => void): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, question) => {
    if (question !== QUESTION) return;
    try {
      worker.send({ metricsOfAll: await all.clusterMetrics() } satisfies Reply);
    } catch (error) {
      warn(`metrics of all failed: ${error}`);
      // No text is answered as 503.
      worker.send({ metricsOfAll: '' } satisfies Reply);
    }
  });
}

let requested: Promise<string> | null = null;

/** One request at a time: concurrent callers share its response. */
function askMain(): Promise<string> {
  requested ??= new Promise<string>((resolve) => {
    const hear = (message: Partial<Reply>) => {
      if (typeof message.metricsOfAll !== 'string') return;
      process.off('message', hear);
      requested = null;
      resolve(message.metricsOfAll);
    };
    process.on('message', hear);
    process.send?.(QUESTION);
  });
  return requested;
}

/** The metrics of every process that serves, in Prometheus' text format; 503 when one of them does not answer. */
export async function metricsOfAll(own: Registry): Promise<string> {
  if (!cluster.isWorker) return own.metrics();
  const text = await askMain();
  if (!text) throw new ApiError(503, 'unavailable', 'Un processus ne répond pas', { headers: { 'retry-after': '5' } });
  return text;
}

/** A worker: sends its own metrics to the main process on request. */
export function giveToMain(own: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([own]);
  // Made for what it does: it listens for the main process's question.
  new AggregatorRegistry();
}
