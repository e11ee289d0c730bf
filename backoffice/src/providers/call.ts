import { addressOf, type Call, type Filling } from '@karite/shared/client';
import { API } from './api.ts';
import { request } from './http-client.ts';

/** One call to the API, with the session's token. A call that is not in the contract does not compile. */
export const call: Call = async (method, path, given?: Filling & { body?: unknown }) =>
  (await request<never>(method, API + addressOf(path, given), given?.body)).data;
