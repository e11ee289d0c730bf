import { valueDraft } from './controls/drafts.ts';
import type { KindDefinition } from './kind.ts';
import '../../ui/details.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Its keys as they are, each with its value. */
export const jsonKind: KindDefinition<'json'> = {
  Cell: ({ value }) => (
    <dl className="details">
      {Object.entries(value).map(([key, each]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd className="prose">{textOf(each)}</dd>
        </div>
      ))}
    </dl>
  ),
  // Only the server writes one: no form asks for it.
  Input: () => null,
  filter: null,
  draft: valueDraft,
};
