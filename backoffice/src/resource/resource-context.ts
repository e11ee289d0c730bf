import type { ResourceShape } from '@karite/shared/resource';
import type { ComponentType, ReactNode } from 'react';
import type { ListColumn } from './list/columns.ts';
import type { NamedCell } from './named-cell.ts';
import type { ShopRecord } from './values.ts';

/** One more thing to do with a record. Draws its own button, and whatever opens from it. */
export type RecordAction = ComponentType<{ record: ShopRecord; isInRow: boolean }>;

/** What can be done with the ticked records of a list. Draws its own button; `clear` lets go of them. */
export type BulkAction = ComponentType<{ selected: readonly string[]; clear: () => void }>;

/** What every way to draw a list is told. */
export type ListViewProps = {
  resource: ResourceShape;
  rows: readonly ShopRecord[];
  columns: readonly ListColumn[];
  cells: Readonly<Record<string, NamedCell>>;
  /** The buttons of a record. */
  actionsOf: (record: ShopRecord) => ReactNode;
  open: (id: string) => void;
};

/** Another way to draw a list than the table. `isWhole`: it needs all records at once, not a page. */
export type ListView = {
  key: string;
  label: string;
  icon: ReactNode;
  isWhole?: boolean;
  Draw: ComponentType<ListViewProps>;
};

/** What a page may add to a declaration. Everything has a default: a resource needs none of it. */
export type ResourcePageProps = {
  resource: ResourceShape;
  /** Above the list: stat tiles. */
  above?: ReactNode;
  actions?: readonly RecordAction[];
  /** What several ticked records are offered, besides being deleted. */
  bulk?: BulkAction;
  cells?: Readonly<Record<string, NamedCell>>;
  /** Instead of the generated details. */
  details?: ComponentType<{ record: ShopRecord }>;
  /** Whether an edit can be taken back from a record's history; absent means: where records may be written. */
  isRestorable?: boolean;
  /** Shows the creation date from the start, under this name. */
  dated?: string;
  views?: readonly ListView[];
  /** What an empty list says: when nothing matches, and when there is nothing at all. */
  empty?: { narrowed: string; none: string };
};
