import { type Answer, addressOf, type Filling, type Given, type Method, type PathOf } from '@karite/shared/client';
import { type HttpError, type OpenNotificationParams, useCustomMutation, useInvalidate } from '@refinedev/core';
import { API } from './api.ts';
import { messageOf } from './message-of.ts';

type Writing = Exclude<Method, 'GET'>;

type WriteOptions<Data> = {
  /** The resources whose records the call changes: what shows them is read again, also after a refusal. */
  changes?: readonly string[];
  /** What is said of success; absent: the caller says it. */
  done?: string | ((answer: Data) => string | OpenNotificationParams | null);
  /** What is said of a failure for which the server gave no reason; absent: the caller shows it (in a window, beside a field). */
  failed?: string;
};

const METHODS = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/**
 * A write of the API's contract by Refine's `useCustomMutation`: what its path does not take does not compile. `write`
 * throws an `HttpError` when it is refused, said already where `failed` is given.
 */
export function useWrite<M extends Writing, P extends PathOf<M>>(
  method: M,
  path: P,
  { changes = [], done, failed }: WriteOptions<Answer<M, P>> = {},
) {
  type Data = Answer<M, P>;
  const { mutateAsync, mutation } = useCustomMutation<never, HttpError, unknown>();
  const invalidate = useInvalidate();
  async function write(
    given: Given<M, P> & Filling & { body?: unknown; headers?: Record<string, string> },
  ): Promise<Data> {
    const notice = (answer: Data): OpenNotificationParams | false => {
      const text = typeof done === 'function' ? done(answer) : done;
      if (!text) return false;
      return typeof text === 'string' ? { type: 'success', message: text } : text;
    };
    try {
      const { data } = await mutateAsync({
        url: API + addressOf(path, given),
        method: METHODS[method],
        values: given.body,
        config: { headers: given.headers ?? {} },
        // The contract says what a path answers; Refine would take any record for it.
        successNotification: (answer) => answer !== undefined && notice(answer.data),
        errorNotification:
          failed === undefined ? false : (error) => ({ type: 'error', message: messageOf(error, failed) }),
      });
      return data;
    } finally {
      await Promise.all(changes.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })));
    }
  }
  /** The same where the failure is said already (`failed`): answers `null` then, and throws nothing. */
  const attempt = (given: Parameters<typeof write>[0]): Promise<Data | null> => write(given).catch(() => null);
  return { write, attempt, isPending: mutation.isPending };
}
