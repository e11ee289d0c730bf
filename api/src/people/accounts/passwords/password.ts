import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { WorkQueue } from '../../../platform/server/jobs/work-queue.ts';

/** OWASP's first choice: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const busy = () =>
  new ApiError(503, 'unavailable', 'Trop de connexions en même temps. Veuillez réessayer.', {
    headers: { 'retry-after': '2' },
  });

/** Hashing is made slow on purpose: at most two at once, and a short queue, so that sign-ins never starve the shop. */
const hashing = new WorkQueue(2, 20, busy);

/** Refuses with a 503 when there is no place in the queue: called first, it spares the work before the hashing as well. */
export const refuseWhenBusy = (): void => hashing.refuseWhenFull();

/** The hash of a password, salted and with its cost in it. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, COST));

let nobody: Promise<string> | undefined;

/** Whether a password is the account's. Without an account a hash is compared all the same: the time reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await hashing.run(async () => {
    nobody ??= hash('nobody has this password', COST);
    const nobodys = await nobody;
    return verify(passwordHash ?? nobodys, password);
  });
  return matches && passwordHash !== null;
}
