import type { ReactNode } from 'react';
import { inSight } from '../field/in-sight.ts';
import { Notice } from './notice.tsx';

/** What a form answers in its own place: the focus, which its button loses, and the eye go there. */
export const Answer = ({ kind = 'success', children }: { kind?: 'error' | 'success'; children: ReactNode }) => (
  <div ref={inSight} tabIndex={-1}>
    <Notice kind={kind}>{children}</Notice>
  </div>
);
