import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { Button, Flex } from 'antd';
import { useNeighbours } from './use-neighbours.ts';

type NeighboursProps = {
  resource: ResourceShape;
  id: string;
  /** Goes to another record, on that page of the list. */
  go: (id: string, page: number) => void;
};

/** Links to the previous and the next record of the current list, with this one's position. */
export function Neighbours({ resource, id, go }: NeighboursProps) {
  const { place, total, toPlace } = useNeighbours(resource, id);
  if (place === null || total < 2) return null;
  const to = async (next: number) => {
    const found = await toPlace(next);
    if (found) go(found.id, found.page);
  };
  return (
    <Flex align="center" gap={8} className="neighbours">
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label="Précédent dans la liste"
        title="Précédent dans la liste"
        disabled={place <= 1}
        onClick={() => void to(place - 1)}
      />
      <span className="quiet">
        {formatNumber(place)} / {formatNumber(total)}
      </span>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label="Suivant dans la liste"
        title="Suivant dans la liste"
        disabled={place >= total}
        onClick={() => void to(place + 1)}
      />
    </Flex>
  );
}
