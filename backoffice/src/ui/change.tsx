import { formatNumber } from '@karite/shared/format';
import { change } from '@karite/shared/statistics';
import './change.css';

const WORDS = { up: 'en hausse de', down: 'en baisse de' } as const;
const ARROWS = { up: '▲', down: '▼' } as const;

/** By how much a figure has changed since the period before: an arrow for who looks, words for who listens. */
export function Change({ now, before }: { now: number; before: number }) {
  const percent = change(now, before);
  if (percent === null) return <span className="quiet">{now === 0 ? '=' : 'Nouveau'}</span>;
  if (percent === 0) return <span className="quiet">=</span>;
  const way = percent > 0 ? 'up' : 'down';
  const size = `${formatNumber(Math.abs(percent))} %`;
  return (
    <span className={`change is-${way}`} role="img" aria-label={`${WORDS[way]} ${size}`}>
      {ARROWS[way]} {size}
    </span>
  );
}
