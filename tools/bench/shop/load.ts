import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One request; `__TURN__` in path or body becomes a number that no other has. */
export type PlannedRequest = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };
export type LoadPlan = readonly PlannedRequest[];

export type LoadCommand = { plan: LoadPlan } | { url: string; connections: number; seconds: number };

/** How long each answer took in ms, how many had which status, and the seconds and processor seconds that the load took. */
export type LoadResult = {
  times: number[];
  statuses: Record<string, number>;
  failed: number;
  seconds: number;
  processor: number;
};

/** A process that sends requests. */
export class Load {
  readonly #process: ChildProcess = fork(path.join(import.meta.dirname, 'load-process.ts'), {
    serialization: 'advanced',
  });

  async #send<T>(command: LoadCommand): Promise<T> {
    this.#process.send(command);
    const [result]: T[] = await once(this.#process, 'message');
    if (!result) throw new Error('The load process sent nothing');
    return result;
  }

  /** What it sends from now on, one after the other, and again. */
  async plan(plan: LoadPlan): Promise<void> {
    await this.#send({ plan });
  }

  run(command: Exclude<LoadCommand, { plan: LoadPlan }>): Promise<LoadResult> {
    return this.#send(command);
  }

  end(): void {
    this.#process.kill();
  }
}
