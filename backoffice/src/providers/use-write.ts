import { type Answer, addressOf, type Filling, type Given, type Method, type PathOf } from '@karite/shared/client';
import { type HttpError, type OpenNotificationParams, useCustomMutation, useInvalidate } from '@refinedev/core';
import { API } from './api.ts';
import { messageOf } from './message-of.ts';

type Writing = Exclude<Method, 'GET'>;

type WriteOptions<Data> = {
  /** The resources whose records the call changes: what shows them is read again, also after a refusal. */
  changes?: readonly string[];
  /** The message of success. Without it the caller shows one. */
  done?: string | ((answer: Data) => string | OpenNotificationParams | null);
  /** The message of a failure without a reason from the server. Without it the caller shows the failure. */
  failed?: string;
};

const METHODS = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/**
 * A write of the API's contract by Refine's `useCustomMutation`: what its path does not take does not compile. `write`
 * throws an `HttpError` when it is refused. Where `failed` is given, the message is already shown.
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
        // The contract types the answer of a path; Refine would accept any record.
        successNotification: (answer) => answer !== undefined && notice(answer.data),
        errorNotification:
          failed === undefined ? false : (error) => ({ type: 'error', message: messageOf(error, failed) }),
      });
      return data;
    } finally {
      await Promise.all(changes.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })));
    }
  }
  /** The same where `failed` is given: returns `null` after a failure, and throws nothing. */
  const attempt = (given: Parameters<typeof write>[0]): Promise<Data | null> => write(given).catch(() => null);
  return { write, attempt, isPending: mutation.isPending };
}
