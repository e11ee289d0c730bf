/**
 * The load, in a process of its own: what it costs is nobody else's. Sends the requests of a plan in turn, by so many
 * connections, each of which waits for its answer, and reports how long each took.
 */
import autocannon from 'autocannon';
import type { LoadCommand, LoadPlan, LoadResult } from './load.ts';

/** The placeholder of a number that no other request has. */
const TURN = /__TURN__/g;

let plan: LoadPlan = [];
let turn = 0;

function nextRequest() {
  const { method = 'GET', path, headers, body } = plan[turn % plan.length]!;
  const number = String(turn).padStart(8, '0');
  turn += 1;
  return { method, path: path.replace(TURN, number), headers, body: body?.replace(TURN, number) };
}

async function load({ url, connections, seconds }: Extract<LoadCommand, { url: string }>): Promise<LoadResult> {
  const [first] = plan;
  // One that is always the same is put together once.
  const isSame = plan.length === 1 && first?.body === undefined;
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const since = process.cpuUsage();
  const { errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: isSame ? [nextRequest()] : [{ setupRequest: (request) => ({ ...request, ...nextRequest() }) }],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
  });
  const { user, system } = process.cpuUsage(since);
  return { times, statuses, failed: errors + timeouts, seconds: duration, processor: (user + system) / 1e6 };
}

process.on('message', (command: LoadCommand) => {
  if ('plan' in command) {
    plan = command.plan;
    process.send?.({});
  } else void load(command).then((timings) => process.send?.(timings));
});
