import './progress-bar.css';

/** How far something is, of 100. */
export const ProgressBar = ({ percent, label }: { percent: number; label: string }) => (
  <span className="progress-bar">
    <progress max={100} value={percent} aria-label={label} />
    <span className="figure">{percent} %</span>
  </span>
);
