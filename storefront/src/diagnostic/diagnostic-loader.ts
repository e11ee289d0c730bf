import type { Client } from '../api/client.ts';
import type { LoaderArgs } from '../api/loader-args.ts';

/** Its code comes with the page: no other page carries it. */
export const diagnosticLoader =
  (client: Client) =>
  async ({ request }: LoaderArgs) =>
    (await import('./load-diagnostic.ts')).loadDiagnostic(client, request);
