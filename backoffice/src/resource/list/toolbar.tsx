import { comparisonOf, type Field, type ResourceShape } from '@karite/shared/resource';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import { FieldFilter } from './field-filter.tsx';
import { isAside, offeredFilters } from './filters-of.ts';
import { filtersWith, isNarrowed, type ListState } from './list-state.ts';
import type { ListChange } from './use-list-state.ts';
import './toolbar.css';

type ToolbarProps = {
  resource: ResourceShape;
  state: ListState;
  change: (edit: ListChange) => void;
  /** On the right: views, column chooser. */
  children: ReactNode;
};

/** Above a list: its search, its filters, and the two ways back – clear what narrows it, or reset everything. */
export function Toolbar({ resource, state, change, children }: ToolbarProps) {
  const filtered = offeredFilters(resource);
  const aside = filtered.filter(([, field]) => isAside(field));
  const narrowing = new Set(Object.keys(state.filters).map((key) => comparisonOf(key).field));
  const narrowingAside = aside.filter(([name]) => narrowing.has(name)).length;
  const asideId = useId();
  const [isAsideOpen, setAsideOpen] = useState(narrowingAside > 0);
  const setFilters = (part: ListState['filters']) =>
    change((before) => ({ filters: filtersWith(before.filters, part) }));
  const draw = ([name, field]: [string, Field]) => (
    <FieldFilter key={name} {...{ name, field, resource, filters: state.filters, change: setFilters }} />
  );
  const narrowed = isNarrowed(state);
  return (
    <search className="toolbar">
      {resource.search && (
        <SearchBox
          className="toolbar-search"
          placeholder={resource.search.placeholder}
          value={state.search}
          onChange={(search) => change({ search })}
        />
      )}
      <ScanButton resources={[resource]} />
      <div className="toolbar-strip scrolled-line">
        {filtered.filter(([, field]) => !isAside(field)).map(draw)}
        {aside.length > 0 && (
          <Button
            aria-expanded={isAsideOpen}
            aria-controls={isAsideOpen ? asideId : undefined}
            onClick={() => setAsideOpen(!isAsideOpen)}
          >
            {narrowingAside > 0 ? `Plus de filtres (${narrowingAside})` : 'Plus de filtres'}
          </Button>
        )}
        {narrowed && <Button onClick={() => change({ search: '', filters: {} })}>Effacer les filtres</Button>}
        {(narrowed || state.sorts.length > 0 || state.page > 1) && (
          <Button type="text" onClick={() => change({ search: '', filters: {}, sorts: [], page: 1 })}>
            Réinitialiser
          </Button>
        )}
        <span className="toolbar-end">{children}</span>
      </div>
      {isAsideOpen && (
        <div id={asideId} className="toolbar-more">
          {aside.map(draw)}
        </div>
      )}
    </search>
  );
}
