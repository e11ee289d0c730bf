import { plural } from '@karite/shared/format';
import { readPicture } from '@karite/shared/media';
import type { Category } from '@karite/shared/resources';
import { Button, Card, Flex, List, Typography } from 'antd';
import type { ListViewProps } from '../resource/resource-context.ts';
import './category-grid.css';

const COLUMNS = { gutter: 14, xs: 1, sm: 2, md: 3, lg: 4, xl: 4, xxl: 6 };

/** The line under a category's title: its parent, or its children. */
const placeOf = (category: Category): string =>
  category.parent ? `Dans ${category.parent.title}` : plural(category.children.length, 'sous-catégorie');

/** A banner 400 px wide, or a field of the category's own colour. */
function Banner({ category: { image, color } }: { category: Category }) {
  const narrow = image && readPicture(image)?.variants.find(({ width }) => width >= 400)?.url;
  const url = narrow || image;
  return (
    <div className="category-banner" style={{ backgroundColor: color }}>
      {url && <img src={url} alt="" loading="lazy" decoding="async" />}
    </div>
  );
}

/** Categories as pictures with their titles (R1505). */
export const CategoryGrid = ({ rows, actionsOf, open }: ListViewProps<Category>) => (
  <List
    grid={COLUMNS}
    dataSource={[...rows]}
    rowKey="id"
    renderItem={(category) => (
      <List.Item>
        <Card size="small" hoverable className="category-card" cover={<Banner category={category} />}>
          <Button type="link" className="category-title" onClick={() => open(category.id)}>
            {category.title}
          </Button>
          <div className="quiet">{category.subtitle || placeOf(category)}</div>
          <Flex wrap align="center" justify="space-between" gap="small">
            <Typography.Text type="secondary" ellipsis>
              {category.subtitle ? placeOf(category) : ''}
            </Typography.Text>
            <div className="category-actions">{actionsOf(category)}</div>
          </Flex>
        </Card>
      </List.Item>
    )}
  />
);
