import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a load saw: how often it was answered with which status, how many connections were refused at last, and what broke. */
export type LoadReport = { answers: Record<number, number>; refused: number; broken: string[] };

const ask = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode!));
      response.resume();
    });
    request.on('error', reject);
  });

/**
 * Many keep-alive connections, each with repeated requests, some at once and some after a while, until the
 * server takes no connection any more. Any other failure is recorded.
 */
export async function keepAliveLoad(url: string, connections: number, longestPauseMs = 300): Promise<LoadReport> {
  const report: LoadReport = { answers: {}, refused: 0, broken: [] };
  const lane = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const restMs = (index % 4) * (longestPauseMs / 3);
    try {
      for (;;) {
        const status = await ask(url, agent);
        report.answers[status] = (report.answers[status] ?? 0) + 1;
        if (restMs) await pause(restMs);
      }
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') report.refused += 1;
      else report.broken.push(`${code ?? ''} ${message}`);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => lane(index)));
  return report;
}
