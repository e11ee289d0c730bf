import { Badge as Dot } from 'antd';
import type { ReactNode } from 'react';

/** What a state means: nothing, done, waits for somebody, went wrong, is under way. */
export type Tone = 'plain' | 'good' | 'wait' | 'bad' | 'accent';

const STATUS = { plain: 'default', good: 'success', wait: 'warning', bad: 'error', accent: 'processing' } as const;

/** A short word with a coloured dot. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Dot status={STATUS[tone]} text={children} />
);
