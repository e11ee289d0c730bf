import type { ResourceShape } from '@karite/shared/resource';
import { API } from '../providers/api.ts';
import { httpError, request } from '../providers/http-client.ts';
import type { RecordWrite } from './use-record-write.ts';
import type { Fields, ShopRecord } from './values.ts';

const CHANGED = 'Quelqu’un l’a modifié entre-temps : rien n’a été fait. Voici sa version actuelle.';

/**
 * Does a declared action with a record as a screen shows it: refused (412) where it is another by now, so that nobody
 * publishes or cashes in what they have not seen.
 */
export async function actOn(
  write: RecordWrite,
  { name: resource }: ResourceShape,
  action: string,
  shown: Pick<ShopRecord, 'id' | 'updatedAt'>,
  values?: Fields,
): Promise<void> {
  const url = `${API}/${resource}/${shown.id}`;
  const { data, headers } = await request<ShopRecord>('GET', url);
  if (data.updatedAt !== shown.updatedAt) throw httpError(412, CHANGED);
  await write('post', `${shown.id}/${action}`, values, headers.etag);
}
