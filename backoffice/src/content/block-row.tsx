import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { formatDateTime } from '@karite/shared/format';
import type { ContentBlock } from '@karite/shared/resources';
import { Button, Flex, List, Space, Switch } from 'antd';
import PlaceCell, { type Destination } from '../resource/list/place-cell.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { blockName } from './block-form.ts';
import './content.css';

type BlockRowProps = {
  block: ContentBlock;
  isMoving: boolean;
  move: (id: string, to: Destination) => void;
  show: (isOn: boolean) => void;
  edit: () => void;
  copy: () => void;
  remove: () => void;
};

/** From when to when a block is shown, in words; `null`: always. */
function datesOf({ startsAt, endsAt }: ContentBlock): string | null {
  const from = startsAt && `du ${formatDateTime(startsAt)}`;
  const to = endsAt && `${from ? '' : 'jusqu’'}au ${formatDateTime(endsAt)}`;
  return [from, to].filter(Boolean).join(' ') || null;
}

/** A block of a draft, with what can be done with it. */
export function BlockRow({ block, isMoving, move, show, edit, copy, remove }: BlockRowProps) {
  const name = blockName(block);
  const dates = datesOf(block);
  return (
    <List.Item data-row-key={block.id}>
      <Flex wrap align="center" gap="small" className="content-block">
        <PlaceCell
          id={block.id}
          place={String(block.position)}
          among={block.page?.id ?? ''}
          called={name}
          isMoving={isMoving}
          move={move}
        />
        <Flex vertical align="flex-start" gap={4} flex="1 1 220px">
          <span>{name}</span>
          {dates && <Badge tone="wait">{dates}</Badge>}
        </Flex>
        <Space>
          <Switch
            checked={block.isOn}
            aria-label={`Afficher ${name}`}
            checkedChildren="Affiché"
            unCheckedChildren="Masqué"
            onChange={show}
          />
          <Button type="text" icon={<EditOutlined aria-hidden />} aria-label={`Modifier ${name}`} onClick={edit} />
          <Button type="text" icon={<CopyOutlined aria-hidden />} aria-label={`Dupliquer ${name}`} onClick={copy} />
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Retirer ${name}`}
            onClick={remove}
          />
        </Space>
      </Flex>
    </List.Item>
  );
}
