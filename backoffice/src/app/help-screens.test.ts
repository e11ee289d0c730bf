import custom from '@karite/custom/backoffice';
import shop from '@karite/custom/shared';
import { describe, expect, it } from 'vitest';
import { PAGE_OF_SCREEN } from '../help/screens.ts';
import { REFINE_RESOURCES } from './refine-resources.tsx';

const FILES = import.meta.glob<string>('../../../docs/manuel/*.md', { query: '?raw', import: 'default', eager: true });
const MANUAL = Object.values(FILES).map((text) => text.replaceAll('\u00a0', ' '));
const isWritten = (page: string) => `../../../docs/manuel/${page}.md` in FILES;

/** What « Aide » has no page for yet: it says so, and shows all of the manual. */
const WITHOUT_PAGE = [
  'reminders',
  'product-feeds',
  'legal-pages',
  'empty-searches',
  'webhooks',
  'api-tokens',
  'export-schedules',
  'tasks',
];

const isOwn = (name: string) =>
  name in (custom.pages ?? {}) || shop.resources.some((each: { name: string }) => each.name === name);
const labelOf = (group: unknown) => REFINE_RESOURCES.find(({ name }) => name === group)?.meta?.label;
/** Karité's pages of the menu; the manual begins with the dashboard. */
const PAGES = REFINE_RESOURCES.filter(
  ({ name, meta }) => meta?.parent && !meta.hide && !isOwn(name) && name !== 'dashboard',
).map(({ name, meta }) => ({ name, tab: String(meta?.tab), group: String(labelOf(meta?.parent)) }));
const TABS = PAGES.map(({ group, tab }) => `${group}: ${tab}`);

/** All that a pattern finds in the manual, by its named parts. */
const said = (pattern: RegExp): string[] =>
  MANUAL.flatMap((text) => [...text.matchAll(pattern)].map((found) => found.slice(1).join(': ')));

describe('the help of a screen (R1587)', () => {
  it('is a page of the manual', () =>
    expect(Object.values(PAGE_OF_SCREEN).filter((page) => !isWritten(page))).toEqual([]));

  it('is that of a screen of the back-office', () => {
    const screens = new Set(REFINE_RESOURCES.map(({ name }) => name));
    expect(Object.keys(PAGE_OF_SCREEN).filter((screen) => !screens.has(screen))).toEqual([]);
  });

  it('is there for each page of the menu, but for those without one', () => {
    expect(PAGES.length).toBeGreaterThan(40);
    expect(PAGES.map(({ name }) => name).filter((name) => !(name in PAGE_OF_SCREEN))).toEqual(WITHOUT_PAGE);
  });

  it('leads through the menu as it is: entries, their tabs, and the cards of the settings', () => {
    const groups = new Set(TABS.map((tab) => tab.split(': ')[0]));
    const opened = said(/[Oo]uvrez « ([^»]+) »/g);
    expect(opened.length).toBeGreaterThan(10);
    expect(opened.filter((entry) => !groups.has(entry) && entry !== 'Aujourd’hui')).toEqual([]);
    expect(said(/« ([^»]+) », onglet « ([^»]+) »/g).filter((tab) => !TABS.includes(tab))).toEqual([]);
    const tabs = new Set(PAGES.map(({ tab }) => tab));
    expect(said(/[Oo]nglet « ([^»]+) »/g).filter((tab) => !tabs.has(tab))).toEqual([]);
    const settings = said(/« Réglages »,(?: puis)? « ([^»]+) »/g);
    expect(settings.length).toBeGreaterThan(2);
    expect(settings.filter((tab) => !TABS.includes(`Réglages: ${tab}`))).toEqual([]);
  });
});
