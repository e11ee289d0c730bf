import { Button } from 'antd';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { FieldValue } from '../../field-value.tsx';
import { FieldFilter } from '../field-filter.tsx';
import { offeredFilters } from '../filters-of.ts';
import type { Keys } from '../list-state.ts';
import type { ListInputProps } from './columns-input.tsx';
import { type DrawField, QueryWords, strangeKeys } from './query-words.tsx';

const show: DrawField = (name, field, record, resource) => <FieldValue {...{ name, field, record, resource }} />;

/** What narrows and orders a list: in words, and below them the search and filters of that list. */
export function QueryInput({ resource, id, label, value, change }: ListInputProps) {
  const request = new URLSearchParams(value);
  const keys: Keys = Object.fromEntries(request);
  const isUnknown = strangeKeys(resource, request).length > 0;
  const edit = (part: Keys) => {
    const parts = Object.entries({ ...keys, ...part }).filter(([, text]) => text !== '');
    change(new URLSearchParams(parts).toString());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with its own border and legend would be inside the form's label
    <div id={id} role="group" aria-label={label} className="list-request">
      <QueryWords resource={resource} request={request} draw={show} />
      {isUnknown && (
        <Alert type="warning" message="Une partie des filtres n’existe pas dans cette liste : effacez-les" />
      )}
      <div className="list-request-filters">
        {resource.search && (
          <SearchBox placeholder={resource.search.placeholder} value={keys.q ?? ''} onChange={(q) => edit({ q })} />
        )}
        {offeredFilters(resource).map(([name, field]) => (
          <FieldFilter key={name} {...{ name, field, resource }} filters={keys} change={edit} />
        ))}
      </div>
      {value && <Button onClick={() => change('')}>Effacer les filtres et le tri</Button>}
    </div>
  );
}
