import type { Resources } from '@karite/shared/resources';
import type { ThemeConfig } from 'antd';
import type { ComponentType } from 'react';

type Of = keyof Resources;

/** A page; whoever administers the resource `of` sees it, who may read it that is. */
export type CustomPage = { page: ComponentType; of: Of };

/** A link of the menu. `after`: the page below which it stands, by its address without the first `/`; at the end otherwise. */
export type CustomEntry = { to: string; label: string; icon?: string; of: Of; after?: string };

export type CustomBackOffice = {
  /** By address below `/admin/`; the name of a resource is the address of its page, which this one replaces. */
  pages?: Readonly<Record<string, CustomPage>>;
  menu?: readonly CustomEntry[];
  /** antd's design tokens that the shop has otherwise, by day and by night. */
  theme?: { light?: ThemeConfig['token']; dark?: ThemeConfig['token'] };
};

/** All that a shop's back-office has besides: the default export of `custom/backoffice/index.ts`. Pages are `lazy`. */
export const defineBackOffice = (custom: CustomBackOffice): CustomBackOffice => custom;
