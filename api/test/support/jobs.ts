import { setTimeout as pause } from 'node:timers/promises';
import { formOf } from './makers.ts';
import { runTask } from './tasks.ts';
import type { TestApp } from './test-app.ts';

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** Polls a job until it has ended; what was refused at once is returned as it is. */
export async function endOf(shop: TestApp, begun: Answer): Promise<Answer> {
  if (begun.status !== 202) return begun;
  for (;;) {
    const answer = await shop.call('GET', `/jobs/${begun.body.id}`, { token: shop.adminToken });
    if (answer.body.state !== 'running') return answer;
    if (!shop.app.repeatsWork) await runTask(shop, 'carry-out-jobs');
    await pause(20);
  }
}

/** Begins an import of a file. */
export const beginImport = (
  shop: TestApp,
  content: string | Uint8Array<ArrayBuffer>,
  query = '',
  resource = 'products',
  columns?: string[],
) =>
  shop.call('POST', `/${resource}/import${query}`, {
    token: shop.adminToken,
    form: formOf({ file: new File([content], 'produits.csv'), ...(columns && { columns }) }),
  });

/** Imports a file, to the end of its job. */
export const importFile = async (...given: Parameters<typeof beginImport>) =>
  endOf(given[0], await beginImport(...given));

/** Exports a list, to its file. */
export async function exportFile(shop: TestApp, resource: string, query = '') {
  const { body } = await endOf(
    shop,
    await shop.call('POST', `/${resource}/export${query}`, { token: shop.adminToken }),
  );
  return shop.app.inject({
    url: `/api/jobs/${body.id}/file`,
    headers: { authorization: `Bearer ${shop.adminToken}` },
  });
}
