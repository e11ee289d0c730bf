import { Pagination } from 'antd';
import { cloneElement, isValidElement } from 'react';
import { useIsNarrow } from './use-is-narrow.ts';

/** What the arrows between pages are called; antd draws them as icons without a name. */
const NAMES: Record<string, string> = {
  prev: 'Page précédente',
  next: 'Page suivante',
  'jump-prev': '5 pages en arrière',
  'jump-next': '5 pages en avant',
};

type PagesProps = { page: number; pageSize: number; total: number; toPage: (page: number) => void };

/** The pages of a list, on a phone only the next and the former; nothing where there is one. */
export function Pages({ page, pageSize, total, toPage }: PagesProps) {
  const isNarrow = useIsNarrow();
  return (
    <Pagination
      className="record-pages"
      align="end"
      simple={isNarrow && { readOnly: true }}
      current={page}
      pageSize={pageSize}
      total={total}
      showSizeChanger={false}
      hideOnSinglePage
      itemRender={(_, type, element) =>
        isValidElement<{ 'aria-label'?: string }>(element) && type in NAMES
          ? cloneElement(element, { 'aria-label': NAMES[type] })
          : element
      }
      onChange={toPage}
    />
  );
}
