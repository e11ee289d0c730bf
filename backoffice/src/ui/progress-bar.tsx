import { Progress } from 'antd';

/** How far something is, of 100. */
export const ProgressBar = ({ percent, label }: { percent: number; label: string }) => (
  <Progress percent={percent} aria-label={label} />
);
