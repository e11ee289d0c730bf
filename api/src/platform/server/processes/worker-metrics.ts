import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client';
import { ApiError } from '../errors/api-error.ts';

/** A worker's request to the main process, and its response: the metrics of all workers, aggregated. */
const QUESTION = 'metrics of all?';
type Reply = { metricsOfAll: string };
/** The main process's request to a worker, and its response: its own metrics. */
const OWN_QUESTION = 'own metrics?';
type Own = MetricObjectWithValues<MetricValue<string>>[];
type OwnReply = { ownMetrics: Own } | { metricsFailed: string };

const isOwnReply = (message: unknown): message is OwnReply =>
  typeof message === 'object' && message !== null && ('ownMetrics' in message || 'metricsFailed' in message);

/** A worker that does not answer by then is stuck, in ms. */
const ANSWER_TIMEOUT_MS = 3_000;

/** The metrics of one worker, for the main process; none when it ends meanwhile. Rejects when it does not answer. */
const metricsOf = (worker: Worker): Promise<Own> =>
  new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      if (!isOwnReply(message)) return;
      settle(() => ('ownMetrics' in message ? resolve(message.ownMetrics) : reject(new Error(message.metricsFailed))));
    };
    const end = () => settle(() => resolve([]));
    const late = setTimeout(
      () => settle(() => reject(new Error(`worker ${worker.id} does not answer`))),
      ANSWER_TIMEOUT_MS,
    );
    const settle = (then: () => void) => {
      clearTimeout(late);
      worker.off('message', hear).off('exit', end);
      then();
    };
    worker.on('message', hear).on('exit', end);
    worker.send(OWN_QUESTION);
  });

/**
 * The main process: answers the workers' requests for the aggregated metrics; `warn` logs why it could not. It asks the
 * workers that serve: one that starts hears nothing yet, which `AggregatorRegistry.clusterMetrics` would wait for.
 */
export function answerWorkers(warn: (line: string) => void): void {
  const serving = new Set<Worker>();
  cluster.on('listening', (worker) => serving.add(worker));
  cluster.on('exit', (worker) => serving.delete(worker));
  let collecting: Promise<string> | null = null;
  const collect = async () => {
    const all = await Promise.all([...serving].filter((worker) => worker.isConnected()).map(metricsOf));
    return AggregatorRegistry.aggregate(all).metrics();
  };
  cluster.on('message', async (worker, question) => {
    if (question !== QUESTION) return;
    try {
      collecting ??= collect().finally(() => (collecting = null));
      worker.send({ metricsOfAll: await collecting } satisfies Reply);
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
  const answer = (reply: OwnReply) => process.send?.(reply);
  process.on('message', (question) => {
    if (question !== OWN_QUESTION) return;
    own.getMetricsAsJSON().then(
      (ownMetrics) => answer({ ownMetrics }),
      (error) => answer({ metricsFailed: String(error) }),
    );
  });
}
