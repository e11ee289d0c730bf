import { Details } from '../../ui/page/details.tsx';
import { valueDraft } from './controls/drafts.ts';
import type { KindDefinition } from './kind.ts';

/** Its keys as they are, each with its value. */
export const jsonKind: KindDefinition<'json'> = {
  Cell: ({ value }) => (
    <Details
      facts={Object.entries(value).map(([label, each]) => ({
        label,
        value: <span className="prose">{typeof each === 'string' ? each : JSON.stringify(each)}</span>,
      }))}
    />
  ),
  // Only the server writes one: no form has it.
  Input: () => null,
  filter: null,
  draft: valueDraft,
};
