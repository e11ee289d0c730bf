import type { MenuPlace } from '@karite/shared/menu';
import type { Resources } from '@karite/shared/resources';
import type { ThemeConfig } from 'antd';
import type { ComponentType } from 'react';

/** What the back-office knows of a page that no declaration draws: Karité's are declared by it as well. */
export type PageDeclaration<Of extends string = string> = {
  /** Its name in the menu and in « Chercher partout ». Not of one that replaces a resource's page, which has a name. */
  label?: string;
  icon?: string;
  /** It is shown to those who may administer this resource: read it, or do `to` with it. */
  of?: Of;
  to?: string;
  isForAdministrators?: boolean;
  /** Its place in the menu; when absent, another page leads to it. */
  menu?: MenuPlace;
  /** What people also type in « Chercher partout » to find it; with these it is found there without a place in the menu. */
  words?: readonly string[];
};

/** A page of a shop's own, `lazy`. */
export type CustomPage = Pick<PageDeclaration<keyof Resources>, 'label' | 'icon' | 'menu' | 'words'> & {
  page: ComponentType;
  of: keyof Resources;
};

export type CustomBackOffice = {
  /** By address below `/admin/`; the name of a resource is the address of its page, which this one replaces. */
  pages?: Readonly<Record<string, CustomPage>>;
  /** The antd design tokens that the shop changes, in light and dark mode. */
  theme?: { light?: ThemeConfig['token']; dark?: ThemeConfig['token'] };
};

/** All that a shop's back-office has besides: the default export of `custom/backoffice/index.ts`. Pages are `lazy`. */
export const defineBackOffice = (custom: CustomBackOffice): CustomBackOffice => custom;
