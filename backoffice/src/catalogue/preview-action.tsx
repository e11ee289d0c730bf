import { paths } from '@karite/shared/paths';
import type { Product } from '@karite/shared/resources';
import { Button } from 'antd';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';

/** The product's page in the shop; of one that is not published, as shoppers will see it, by a link of staff (R2174). */
export const PreviewAction: RecordAction<Product> = ({ record: { id, status } }) => {
  const { attempt, isPending } = useWrite('POST', '/products/preview', { failed: 'Aperçu impossible' });
  if (status === 'published')
    return (
      <Button href={paths.product(id)} target="_blank">
        Voir dans la boutique
      </Button>
    );
  /** The tab is opened by the click itself: a browser refuses one that comes later. */
  async function open() {
    const tab = window.open('about:blank');
    const answer = await attempt({});
    if (!answer) tab?.close();
    else if (tab) tab.location.href = `${paths.product(id)}?${new URLSearchParams({ brouillon: answer.key })}`;
  }
  return (
    <Button loading={isPending} onClick={open}>
      Aperçu dans la boutique
    </Button>
  );
};
