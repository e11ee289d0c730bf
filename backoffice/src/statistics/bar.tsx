import { Flex, Progress } from 'antd';
import type { ReactNode } from 'react';

type BarProps = {
  label: string;
  value: ReactNode;
  share: number;
  tone?: 'accent' | 'good' | 'wait' | 'bad' | 'moving';
};

/** Red is hatched as well: many people can't distinguish red from green. */
const HATCHED = 'repeating-linear-gradient(135deg, var(--bad) 0 5px, var(--paper) 5px 7px)';

/** A labelled bar; `share` is between 0 and 1. */
export const Bar = ({ label, value, share, tone = 'accent' }: BarProps) => (
  <div>
    <Flex justify="space-between" gap="small">
      <span>{label}</span>
      <span className="figure">{value}</span>
    </Flex>
    <Progress
      aria-label={label}
      percent={Math.min(1, Math.max(0, share)) * 100}
      showInfo={false}
      strokeColor={tone === 'bad' ? HATCHED : `var(--${tone})`}
    />
  </div>
);
