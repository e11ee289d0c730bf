import type { ResourceShape } from '@karite/shared/resource';
import { dataProvider, etagOf } from '../providers/data-provider.ts';
import { httpError } from '../providers/http-client.ts';
import type { RecordWrite } from './use-record-write.ts';
import type { Fields, ShopRecord } from './values.ts';

const CHANGED = 'Quelqu’un l’a modifié entre-temps : rien n’a été fait. Voici sa version actuelle.';

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
  const found = await dataProvider.getOne<ShopRecord>({ resource, id: shown.id });
  if (found.data.updatedAt !== shown.updatedAt) throw httpError(412, CHANGED);
  await write('post', `${shown.id}/${action}`, values, etagOf(found));
}
