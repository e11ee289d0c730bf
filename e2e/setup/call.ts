type Options = { token?: string; body?: object };

/** Calls the API of the shop under test, and returns its answer. */
export async function answerOf(method: string, path: string, { token, body }: Options = {}): Promise<Response> {
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
