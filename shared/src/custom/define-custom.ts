import { rememberPlace } from '#check';
import type { Rights } from '../accounts/index.ts';
import type { MenuGroups } from '../menu/index.ts';
import type { MessageDeclaration } from '../messages/index.ts';
import type { Field, ResourceShape } from '../resource/index.ts';
import type * as upstream from '../upstream/index.ts';

/** Karité's own resources, by their names. */
type Upstream = Extract<(typeof upstream)[keyof typeof upstream], ResourceShape>;

/**
 * How much a field counts in a ranked search: `first`, as a name; `linked`, by the names of its records or the labels of its
 * choices; `text`, as a description; `last`, after all others. A search that is not ranked has `text` alone.
 */
export type SearchWeight = 'first' | 'linked' | 'text' | 'last';

/** The additions of a shop to a resource of Karité's: nothing existing is removed. */
export type Extension = {
  readonly fields?: Readonly<Record<string, Field>>;
  /** More sections of its form, for new fields. */
  readonly sections?: Readonly<Record<string, string>>;
  readonly unique?: ResourceShape['unique'];
  /** What its lists are counted by; those of products are in the filter of the shop (R1806). */
  readonly facets?: ResourceShape['facets'];
  /** Fields that a search reads, each with its weight (R1800). */
  readonly search?: Readonly<Record<string, SearchWeight>>;
  /** Figures of the records that it points to, as in any declaration. */
  readonly rollups?: ResourceShape['rollups'];
  readonly actions?: ResourceShape['actions'];
  /** Labels of its fields that the shop replaces: in forms and lists, and in the API's messages. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** By the resource's name; one that Karité has not does not compile. */
export type Extensions = { readonly [Name in Upstream['name']]?: Extension };

/** Unsupported keys have the type `never`, so that they do not compile. */
type OnlySupported<Given, Supported> = { [K in keyof Given]: K extends keyof Supported ? Given[K] : never };

export type Custom<R extends readonly ResourceShape[], E extends Extensions> = {
  /** Resources of the shop's own; `menu` is the place of each in the back-office's menu. */
  resources: R;
  /** Fields and sections of Karité's resources, by name. */
  extend: E & OnlySupported<E, Extensions>;
  /** Entries of the back-office's menu besides Karité's, by the names that `menu: { group }` uses. */
  menuGroups?: MenuGroups;
  /** Rights that administrators may give to staff, by their names. */
  staffRights?: Rights;
  /** Events of which the shop writes to people, each by `defineMessage`. */
  messages?: readonly MessageDeclaration[];
  /** The labels of payment providers that `custom/api` implements, by name. One of Karité's names replaces Karité's. */
  paymentProviders?: Readonly<Record<string, string>>;
};

/** All that a shop declares besides Karité's own: the default export of `custom/shared/index.ts`. */
export const defineCustom = <const R extends readonly ResourceShape[], const E extends Extensions>(
  custom: Custom<R, E>,
): {
  resources: R;
  extend: E;
  menuGroups?: MenuGroups;
  staffRights?: Rights;
  messages?: readonly MessageDeclaration[];
  paymentProviders?: Readonly<Record<string, string>>;
} => {
  rememberPlace(custom);
  return custom;
};
