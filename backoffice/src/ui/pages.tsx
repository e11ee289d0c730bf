import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatNumber } from '@karite/shared/format';
import { Button } from 'antd';
import { pagesAround } from './pages-around.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import './pages.css';

type PagesProps = { page: number; pageSize: number; total: number; toPage: (page: number) => void };

/** The pages of a list, on a phone only the next and the former; nothing where there is one. */
export function Pages({ page, pageSize, total, toPage }: PagesProps) {
  const isNarrow = useIsNarrow();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const step = (to: number, label: string, icon: typeof LeftOutlined) => {
    const Icon = icon;
    return (
      <Button
        type="text"
        aria-label={label}
        disabled={to < 1 || to > last}
        icon={<Icon aria-hidden />}
        onClick={() => toPage(to)}
      />
    );
  };
  return (
    <nav className="record-pages" aria-label="Pages">
      {step(page - 1, 'Page précédente', LeftOutlined)}
      {isNarrow ? (
        <span className="figure">
          {formatNumber(page)} / {formatNumber(last)}
        </span>
      ) : (
        pagesAround(page, last).map((each, index, all) => (
          <span key={each}>
            {index > 0 && each - (all[index - 1] ?? 0) > 1 && <span className="quiet">… </span>}
            <Button
              type={each === page ? 'primary' : 'text'}
              ghost={each === page}
              aria-label={`Page ${formatNumber(each)}`}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => toPage(each)}
            >
              {formatNumber(each)}
            </Button>
          </span>
        ))
      )}
      {step(page + 1, 'Page suivante', RightOutlined)}
    </nav>
  );
}
