import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { API } from '../../../providers/api.ts';
import { httpError, request } from '../../../providers/http-client.ts';
import type { RecordWrite } from '../../use-record-write.ts';
import type { ShopRecord } from '../../values.ts';

/**
 * Changes a record in place of the value of `name` that a list showed: refused where somebody else has changed that value
 * since, or changes the record meanwhile. `otherwise` does it by another route, for the version that it receives.
 */
export async function writeOver(
  write: RecordWrite,
  resource: ResourceShape,
  shown: ShopRecord,
  name: string,
  change: object,
  otherwise?: (etag: string | undefined) => Promise<unknown>,
): Promise<void> {
  const url = `${API}/${resource.name}/${shown.id}`;
  const { data, headers } = await request<ShopRecord>('GET', url);
  const field = resource.fields[name];
  const comparable = (of: unknown) => (field && kindOf(field).comparable?.(of)) ?? of;
  if (comparable(data[name]) !== comparable(shown[name])) throw httpError(412, 'modifié entre-temps, laissé tel quel');
  if (otherwise) await otherwise(headers.etag);
  else await write('patch', shown.id, change, headers.etag);
}
