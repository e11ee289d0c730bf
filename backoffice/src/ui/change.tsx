import { formatNumber } from '@karite/shared/format';
import { change } from '@karite/shared/statistics';
import { Typography } from 'antd';

/** By how much a figure has changed since the period before: an arrow for the eye, words for screen readers. */
export function Change({ now, before }: { now: number; before: number }) {
  const percent = change(now, before);
  if (!percent) return <span className="quiet">{percent === null && now > 0 ? 'Nouveau' : '='}</span>;
  const size = `${formatNumber(Math.abs(percent))} %`;
  const isUp = percent > 0;
  return (
    <Typography.Text
      type={isUp ? 'success' : 'danger'}
      role="img"
      aria-label={`${isUp ? 'en hausse de' : 'en baisse de'} ${size}`}
    >
      {isUp ? '▲' : '▼'} {size}
    </Typography.Text>
  );
}
