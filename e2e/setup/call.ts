import { setTimeout as pause } from 'node:timers/promises';

type Options = { token?: string; body?: object };

/** How often a call is sent again that a busy shop refused; after a second each. */
const MOST_RETRIES = 10;

/** Calls the API of the shop under test, and returns its answer. A busy shop refuses with 503 before it does anything. */
export async function answerOf(method: string, path: string, options: Options = {}): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    const answer = await send(method, path, options);
    if (answer.status !== 503 || retries === MOST_RETRIES) return answer;
    await pause(1_000);
  }
}

async function send(method: string, path: string, { token, body }: Options): Promise<Response> {
  return fetch(`${process.env.SHOP_URL}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
}

/** What the API answers to a request that must succeed. */
export async function call<Answer>(method: string, path: string, options?: Options): Promise<Answer> {
  const answer = await answerOf(method, path, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : answer.json()) as Promise<Answer>;
}
