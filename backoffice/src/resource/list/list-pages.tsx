import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useGo } from '@refinedev/core';
import { Button, Pagination, type PaginationProps } from 'antd';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';

/** antd's arrows have no name of their own. */
const ARROWS = {
  prev: { icon: <LeftOutlined aria-hidden />, 'aria-label': 'Page précédente' },
  next: { icon: <RightOutlined aria-hidden />, 'aria-label': 'Page suivante' },
} as const;

/** Nor has what leads several pages on. */
const JUMPS = {
  'jump-prev': 'Plusieurs pages avant',
  'jump-next': 'Plusieurs pages après',
} as const;

/** Refine puts what is in it into its link. */
const ellipsis = (name: string) => (
  <span>
    <span aria-hidden>•••</span>
    <span className="visually-hidden">{name}</span>
  </span>
);

/** The pages of a list, by `useTable`'s own links; on a phone only the next and the former. */
export function ListPages({ pages }: { pages: PaginationProps }) {
  const go = useGo();
  const isNarrow = useIsNarrow();
  return (
    <Pagination
      {...pages}
      className="record-pages"
      align="end"
      hideOnSinglePage
      showSizeChanger={false}
      simple={isNarrow && { readOnly: true }}
      itemRender={(page, type, element) => {
        if (type === 'prev' || type === 'next') return <Button type="text" tabIndex={-1} {...ARROWS[type]} />;
        return pages.itemRender?.(page, type, type === 'page' ? element : ellipsis(JUMPS[type]));
      }}
      // A step of the browser's history, so that its "back" leads to the page before; `useTable` reads it from the address.
      onChange={(page) => go({ type: 'push', query: { currentPage: page }, options: { keepQuery: true } })}
    />
  );
}
