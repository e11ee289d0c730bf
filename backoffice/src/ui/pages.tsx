import { Pagination, type PaginationProps } from 'antd';
import { type ButtonHTMLAttributes, cloneElement, isValidElement } from 'react';
import { useIsNarrow } from './use-is-narrow.ts';

const NAMES: Partial<Record<string, string>> = { prev: 'Page précédente', next: 'Page suivante' };

/** antd's buttons of a step are known by an icon alone: they need names. */
const named: PaginationProps['itemRender'] = (_page, type, drawn) =>
  NAMES[type] && isValidElement<ButtonHTMLAttributes<HTMLButtonElement>>(drawn)
    ? cloneElement(drawn, { 'aria-label': NAMES[type] })
    : drawn;

type PagesProps = { page: number; pageSize: number; total: number; toPage: (page: number) => void };

/** The pages of a list, on a phone the next and the former; nothing where there is one. */
export const Pages = ({ page, pageSize, total, toPage }: PagesProps) => (
  <Pagination
    className="record-pages"
    align="end"
    current={page}
    pageSize={pageSize}
    total={total}
    showSizeChanger={false}
    hideOnSinglePage
    simple={useIsNarrow() && { readOnly: true }}
    itemRender={named}
    onChange={toPage}
  />
);
