import { type States, stateColour, stateLabels } from '@karite/shared/resource';
import { Badge } from './badge.tsx';

/** A state by its label and colour; one that nobody knows is shown as it is. */
export const StateBadge = ({ states, value }: { states: States; value: string }) => (
  <Badge tone={stateColour(states, value) ?? 'plain'}>{stateLabels(states)[value] ?? value}</Badge>
);
