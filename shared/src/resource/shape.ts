/** The types of a declaration. Fields and resources refer to each other, so that they are in one file. */

import type { MenuPlace } from '../menu/index.ts';
import type { Condition } from './condition.ts';
import type { Rollups } from './rollup-shape.ts';

/** An answer that a save was refused with and that is not the API's own: a proxy's, with its status and its text. */
export type ForeignAnswer = { status: number; text: string };

/**
 * A function of one record. Each declaration names what it needs of its own records, and `defineResource` checks that
 * they have it: as a method's, the parameter may be narrower here.
 */
export type OfRecord<T> = { of(record: Readonly<Record<string, unknown>>): T }['of'];

/** The messages of a resource; a message from the server takes precedence over that of a failure. */
export type Messages = {
  created: string;
  updated: string;
  deleted: string;
  /** The question that confirms a deletion. */
  deleteConfirm: string | OfRecord<string>;
  loadFailed: string;
  /** A function receives the response instead of the server's message; `null` when there was none. */
  saveFailed: string | ((answer: ForeignAnswer | null) => string);
  deleteFailed: string;
  notFound: string;
};

/** The operations of a resource's generic routes. */
export type Operation = 'read' | 'create' | 'update' | 'delete';

/** The limits of a grant: some records, and some of their fields; a missing limit does not apply. */
export type Grant = { readonly where?: Readonly<Record<string, Condition>>; readonly fields?: readonly string[] };

/**
 * Who may do an operation; a caller to whom several of these apply may do what all of them allow together. `owner` names the
 * field that points to the account that owns the record. `admin` are administrators, and staff with rights that cover it.
 */
export type AccessRule = {
  readonly everyone?: true | Grant;
  readonly signedIn?: true | Grant;
  readonly owner?: string | (Grant & { readonly field: string });
  readonly admin?: true | Grant;
};
export type AccessWord = 'everyone' | 'signedIn' | 'admin' | 'nobody';

/**
 * Who may do what; an operation that is not named is nobody's: only a feature's own routes do it, or the server. `write`
 * applies to create, update and delete where they are not named.
 */
export type Access = { readonly [O in Operation | 'write']?: AccessWord | AccessRule };

/**
 * One more thing to do with a record than editing and deleting it: a route, and a button in its row, in its details and for
 * a selection.
 */
export type Action = {
  label: string;
  /** Which records it is for; all of them when absent. */
  when?: Readonly<Record<string, Condition>>;
  /** What it writes, read-only fields too. */
  set?: Readonly<Record<string, string | number | boolean | null>>;
  /**
   * The parameters that the caller must supply, as fields of the record, read-only ones too: `true`, or the message when it
   * is missing. They are stored as well, the same for all records of a selection.
   */
  params?: Readonly<Record<string, true | string>>;
  /** Behaviour that data can't express: a function of the API (`actions` in `api/src/engine/actions.ts`), which may write more. */
  run?: true;
  /** The question that confirms it. */
  confirm?: string | OfRecord<string>;
  /** Shown when it is done. */
  done?: string;
  /** Before it is confirmed, the API says what it will do: `GET` at its address answers a `message` (R1909). */
  isAnnounced?: true;
  /** It is not undone: what it sends has left (R1552). */
  isFinal?: true;
  /** A key of the keyboard that runs it in the back-office's list: on the focused row, or on the selected ones. */
  key?: string;
};

/** How a search by words orders what it finds (R1800 to R1803). */
export type RankedSearch = {
  /** The searched fields that count most: what a record is called. */
  first: readonly string[];
  /**
   * Fields that point to others, so that a record also matches by their names (a product by its brand); and choices, by
   * their labels.
   */
  linked?: readonly string[];
  /** Texts that match behind all others (R1807), including those that searches do not read otherwise, such as ingredients. */
  last?: readonly string[];
  /**
   * The fields that `GET …/suggestions` returns of matching records while somebody types (R1808); without it, there is no
   * such route.
   */
  suggests?: readonly string[];
  /** Numbers that are multiplied: among equals, the most comes first. One that is missing makes it 0. */
  popular?: readonly string[];
};

/** What staff find records by, besides the fields that everyone's search reads (R1513). */
export type StaffSearch = {
  /** Texts: each word of a search occurs in one of them, or in one that everyone's search reads. */
  fields?: readonly string[];
  /** Phone numbers in E.164, compared by their last eight digits. */
  phones?: readonly string[];
  /** What names a record in « Chercher partout »; its `display` field when absent. */
  label?: OfRecord<string>;
};

/** How the values of a field are counted (R1805), and how the filter of the shop shows them (R1806). */
export type FacetOptions = {
  /** Of a number: the counted ranges are between these bounds, below the first and above the last. */
  readonly between?: readonly number[];
  /** Of a number: the counted ranges begin at each of these. */
  readonly atLeast?: readonly number[];
  /** Its key in the addresses of the shop; the name of the field when absent. */
  readonly key?: string;
  /** Its title; the label of the field when absent. */
  readonly label?: string;
  /** The label of the list of further values, after the first eight; all are shown at once when absent. */
  readonly more?: string;
  /** The unit of a number; that of the field when absent. */
  readonly unit?: string;
  /** The label of a boolean's choice. */
  readonly yes?: string;
};

/** A field that the records of a list are counted by: each value, with `true`; or as its options say. */
export type Facet = true | FacetOptions;

/** A thing of the shop, declared once: its table, routes, validation, list, forms and messages are read from here. */
export type ResourceShape = {
  /** Also the path: `/api/brands`, and the page `/admin/brands`. */
  name: string;
  label: { one: string; many: string; title?: string; create?: string };
  /** The field that names a record in a sentence, a chip or a breadcrumb. */
  display: string;
  /**
   * What a record is called in the back-office's windows, pages, cards and sentences, where `display` is too little: `KR-5J8C-MX ·
   * Reine A.`. Records that are embedded in others are called by `display`.
   */
  identity?: OfRecord<string>;
  /**
   * Letters that call and write to whom a record is about, in its row or window: they follow its phone number, and open its
   * chat (R1512).
   */
  contactKeys?: { readonly call: string; readonly chat: string };
  /** The fields that a card on a phone shows below the record's name, without labels; all columns when absent. */
  card?: readonly string[];
  /** Who may do what; routes, SQL, contract, forms, buttons and menus follow from it. */
  access: Access;
  /** Exactly one record, made by the migration: read and changed at the resource's own address (`defineSettings`). */
  isSingle?: true;
  /**
   * `normalize`: another spelling of the typed text, searched for as well. `exact`: fields that are compared as a whole with
   * what the typed text may mean there. `ranked`: what fits best comes first (R1800). `staff`: what those who administer the
   * records find them by as well (R1513).
   */
  search?: {
    fields: readonly string[];
    placeholder: string;
    normalize?: (typed: string) => string | null;
    exact?: Readonly<Record<string, (typed: string) => readonly string[]>>;
    ranked?: RankedSearch;
    staff?: StaffSearch;
  };
  /** No API token may have it in its scope: accounts, and what reveals or leads to all the rest. */
  isClosedToTokens?: true;
  /** An outbox or a log that the server writes row by row: no hook runs for its records, and no live change is sent. */
  isLog?: true;
  /** A view of the database, which a migration writes, with what it does when an action is stored. It has no table of its own. */
  isView?: true;
  /** The default order of a list; newest first when absent. */
  sort?: { field: string; order: 'asc' | 'desc' };
  /** The number of its records is cached, not counted for each page of a list: for what grows with every order or customer. */
  cachedCount?: true;
  /** The most records of a list; the API's own limit when absent. */
  maxRows?: number;
  fields: Readonly<Record<string, Field>>;
  /** Only the server writes its fields: each is `readOnly` without saying so. */
  fieldsAre?: 'readOnly';
  /**
   * Sets of fields that are unique together, each with the message at its fields when another record has the same. With
   * `where`, only records that match it count.
   */
  unique?: readonly {
    readonly fields: readonly string[];
    readonly message: string;
    readonly where?: Readonly<Record<string, Condition>>;
  }[];
  /** The figures of parents about these records: by the field that leads to the parent, then by the parent's field. */
  rollups?: Rollups;
  /** What a list's records are counted by, at `…/facets`: fields by their names (R1805). */
  facets?: Readonly<Record<string, Facet>>;
  /** By name, which is also the last word of the path: `POST /reviews/{id}/publish`. */
  actions?: Readonly<Record<string, Action>>;
  form?: { sections: Readonly<Record<string, string>> };
  messages?: Partial<Messages>;
  /** What its records are for: an empty list shows it, with the button that adds the first. */
  purpose?: string;
  /** `false`: staff do not comment its records. */
  comments?: false;
  /** The menu's icon, by its name in the back-office. */
  icon?: string;
  /** The shop's page where its values are seen; the back-office links to it. */
  shownAt?: string;
  /** Its place in the back-office's menu; the entry « Plus » when absent. `false`: another page leads to it. */
  menu?: MenuPlace | false;
  /** What people also type in « Chercher partout » to find its page, which finds it by its labels as well. */
  words?: readonly string[];
};

/** How a field is shown in the table. `true` alone is a plain column. */
export type Column = {
  sortable?: boolean;
  /** Shown only once its reader adds it. */
  isExtra?: true;
  /** In px. */
  width?: number;
  /** Cut after this many characters. */
  truncate?: number;
  /** The labels of a boolean. */
  yes?: string;
  no?: string;
  /** The meaning of a yes in the list: all is well (`good`) by default. */
  yesTone?: 'good' | 'wait' | 'bad';
  /** The name of a cell that the back-office adds. */
  as?: string;
};

/** The options of every field, of any kind. A field without options for table, filter or form is only stored. */
export type FieldOptions = {
  label: string;
  /** The message shown when it is missing; `true` where only the server writes it; absent means optional. */
  required?: string | true;
  column?: Column | true;
  /** The message when another record has the same; `folded`: ignoring case and accents. */
  unique?: string | { message: string; folded?: true };
  /** Offered as a filter of the list; `all` is its first option. One that `advanced` waits behind « Plus de filtres ». */
  filter?: true | { all?: string; advanced?: true };
  /** A list may show its sum over all that is found: a number of which many make one, as amounts do and ratings don't. */
  summed?: true;
  /** No list is sorted by it, so that it needs no index: a field of a large list that has no meaningful order. */
  isSortable?: false;
  /** The section of the form that contains it; the first when absent. */
  section?: string;
  help?: string;
  /** An address of the shop that it is about, `/…`: its form shows it whole, to be copied. */
  address?: `/${string}`;
  /** Shown, never taken from a request: only the server writes it. */
  readOnly?: true;
  /** An identifier for software: no list and no details show it. */
  isInternal?: true;
  /** A read-only or computed field that the form of a record shows as well, as a text between the inputs. */
  shownInForm?: true;
  /** The form shows it only while its other fields have these values; hidden, it is sent as empty. Never of a required one. */
  visibleWhen?: Readonly<Record<string, Condition>>;
  /** Computed from the other fields at every save, stored, and so can be sorted and filtered. Implies `readOnly`. */
  computed?: OfRecord<unknown>;
  /** A computed value may be `null`; otherwise it never is. */
  mayBeEmpty?: true;
};

/** A declaration of settings; `fields`, `form` and `messages` as in any resource. */
export type SettingsShape = Pick<
  ResourceShape,
  'name' | 'fields' | 'form' | 'messages' | 'icon' | 'shownAt' | 'menu' | 'words'
> & {
  label: string;
  /** Who may read them; administrators alone when absent. They alone change them. */
  read?: 'everyone' | 'admin';
};

/** The target itself, or `self` for a tree. */
export type Target = ResourceShape | 'self';

/**
 * The types of every kind, by its name: its options in a declaration, its value in an answer (with `null` where it may be
 * missing), and its input where that differs. Each kind adds its own entry (`kinds/price.ts`). Code that depends on kinds is
 * a mapped type over these keys, so that it does not compile until it supports the new kind.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds' own files fill it
export interface KindTypes {}

export type Kind = keyof KindTypes;
export type KindOptions = { [K in Kind]: KindTypes[K]['options'] };
/** A value as an answer holds it. */
export type ValueOf<K extends Kind> = KindTypes[K]['value'];
/** A value as a request writes it. */
export type InputValueOf<K extends Kind> = KindTypes[K] extends { input: infer Input } ? Input : ValueOf<K>;

/**
 * A field of some kinds. Generic code takes `FieldOf<K>` and reads `kinds[field.kind]`, which TypeScript then infers to be
 * of the same kind.
 */
export type FieldOf<K extends Kind> = { [Each in K]: { kind: Each } & FieldOptions & KindOptions[Each] }[K];
export type Field = FieldOf<Kind>;
