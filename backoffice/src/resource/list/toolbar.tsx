import { comparisonOf, type Field, type ResourceShape } from '@karite/shared/resource';
import type { CrudFilter } from '@refinedev/core';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import { FieldFilter } from './field-filter.tsx';
import { isAdvanced, offeredFilters } from './filters-of.ts';
import { filtersWith, isNarrowed, type Keys, keysOf } from './list-state.ts';
import './toolbar.css';

type ToolbarProps = {
  resource: ResourceShape;
  filters: CrudFilter[];
  narrow: (filters: CrudFilter[]) => void;
  /** Back to the list as it is declared; absent where it is so. */
  reset: (() => void) | null;
  /** On a phone, at the end: views, column chooser. */
  children: ReactNode;
};

/** Above a list: its search, its filters, and the two ways back – clear what narrows it, or reset everything. */
export function Toolbar({ resource, filters, narrow, reset, children }: ToolbarProps) {
  const keys = keysOf(filters);
  const filtered = offeredFilters(resource);
  const aside = filtered.filter(([, field]) => isAdvanced(field));
  const narrowing = new Set(Object.keys(keys).map((key) => comparisonOf(key).field));
  const narrowingAside = aside.filter(([name]) => narrowing.has(name)).length;
  const asideId = useId();
  const [isAsideOpen, setAsideOpen] = useState(narrowingAside > 0);
  const change = (part: Keys) => narrow(filtersWith(filters, part));
  const draw = ([name, field]: [string, Field]) => (
    <FieldFilter key={name} {...{ name, field, resource, change }} filters={keys} />
  );
  return (
    <search className="toolbar">
      {resource.search && (
        <SearchBox
          className="toolbar-search"
          placeholder={resource.search.placeholder}
          value={keys.q ?? ''}
          onChange={(q) => change({ q })}
        />
      )}
      <ScanButton resources={[resource]} />
      <div className="toolbar-strip scrolled-line">
        {filtered.filter(([, field]) => !isAdvanced(field)).map(draw)}
        {aside.length > 0 && (
          <Button
            aria-expanded={isAsideOpen}
            aria-controls={isAsideOpen ? asideId : undefined}
            onClick={() => setAsideOpen(!isAsideOpen)}
          >
            {narrowingAside > 0 ? `Plus de filtres (${narrowingAside})` : 'Plus de filtres'}
          </Button>
        )}
        {isNarrowed(filters) && <Button onClick={() => narrow([])}>Effacer les filtres</Button>}
        {reset && (
          <Button type="text" onClick={reset}>
            Réinitialiser
          </Button>
        )}
        {children && <span className="toolbar-end">{children}</span>}
      </div>
      {isAsideOpen && (
        <div id={asideId} className="toolbar-more">
          {aside.map(draw)}
        </div>
      )}
    </search>
  );
}
