import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useGo } from '@refinedev/core';
import { Button, Pagination, type PaginationProps } from 'antd';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';

/** antd's arrows have no name of their own. */
const ARROWS = {
  prev: { icon: <LeftOutlined aria-hidden />, 'aria-label': 'Page précédente' },
  next: { icon: <RightOutlined aria-hidden />, 'aria-label': 'Page suivante' },
} as const;

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
      itemRender={(page, type, element) =>
        type === 'prev' || type === 'next' ? (
          <Button type="text" tabIndex={-1} {...ARROWS[type]} />
        ) : (
          pages.itemRender?.(page, type, element)
        )
      }
      // A step of the browser's history, so that its "back" leads to the page before; `useTable` reads it from the address.
      onChange={(page) => go({ type: 'push', query: { currentPage: page }, options: { keepQuery: true } })}
    />
  );
}
