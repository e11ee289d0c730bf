import type { Resources } from '@karite/shared/resources';
import type { ThemeConfig } from 'antd';
import type { ComponentType } from 'react';

type Of = keyof Resources;

/** A page. It is shown to those who may administer the resource `of`. */
export type CustomPage = { page: ComponentType; of: Of };

/** A link of the menu. `after`: the page that precedes it, by its address without the first `/`. At the end by default. */
export type CustomEntry = { to: string; label: string; icon?: string; of: Of; after?: string };

export type CustomBackOffice = {
  /** By address below `/admin/`; the name of a resource is the address of its page, which this one replaces. */
  pages?: Readonly<Record<string, CustomPage>>;
  menu?: readonly CustomEntry[];
  /** The antd design tokens that the shop changes, in light and dark mode. */
  theme?: { light?: ThemeConfig['token']; dark?: ThemeConfig['token'] };
};

/** All that a shop's back-office has besides: the default export of `custom/backoffice/index.ts`. Pages are `lazy`. */
export const defineBackOffice = (custom: CustomBackOffice): CustomBackOffice => custom;
