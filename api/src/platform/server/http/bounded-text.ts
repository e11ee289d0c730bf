/** An answer that is longer than anybody would write it. */
export class AnswerTooLong extends Error {}

/**
 * Reads a response body from outside, at most `most` bytes of it, whatever its declared length. Throws `AnswerTooLong`, and
 * closes the connection; the request's `signal` limits its time.
 */
export async function boundedBytes(answer: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Left early, the loop cancels the body, and with it the connection.
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > most) throw new AnswerTooLong(`${answer.status}: the answer is longer than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The same as text. */
export const boundedText = async (answer: Response, most: number): Promise<string> =>
  (await boundedBytes(answer, most)).toString('utf8');
