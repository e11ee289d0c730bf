import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One request; `__TURN__` in path or body becomes a number that no other has. */
export type Asked = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };
export type LoadPlan = readonly Asked[];

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

  async #ask<T>(asked: LoadCommand): Promise<T> {
    this.#process.send(asked);
    const [told]: T[] = await once(this.#process, 'message');
    if (!told) throw new Error('The load said nothing');
    return told;
  }

  /** What it sends from now on, one after the other, and again. */
  async plan(plan: LoadPlan): Promise<void> {
    await this.#ask({ plan });
  }

  run(asked: Exclude<LoadCommand, { plan: LoadPlan }>): Promise<LoadResult> {
    return this.#ask(asked);
  }

  end(): void {
    this.#process.kill();
  }
}
