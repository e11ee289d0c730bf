import { describe, expect, it } from 'vitest';
import { i18nProvider } from './i18n.ts';

/** The sources that the packages of Refine are published with. */
const sources = import.meta.glob<string>('../../node_modules/@refinedev/{core,antd,react-router}/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every key of a text that their sources translate. */
const keys = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\btranslate\(\s*"([\w.]+)"/g)].map(([, key = '']) => key),
  ),
);

describe("Refine's own texts", () => {
  it('have keys that its sources name', () => expect(keys.size).toBeGreaterThan(40));

  it.each([...keys])('%s is French', (key) => {
    const translated = i18nProvider.translate(key, {}, 'English');
    expect(translated).not.toBe('English');
    expect(translated).not.toBe(key);
  });

  it.each(['create', 'edit', 'list', 'show', 'clone', 'import', 'export', 'refresh'])('so is the button %s', (action) =>
    expect(i18nProvider.translate(`buttons.${action}`, 'English')).not.toBe('English'),
  );

  it('has its values in place', () => {
    expect(i18nProvider.translate('notifications.undoable', { seconds: 5 }, '')).toContain('5 s');
    expect(i18nProvider.translate('own.key', 'What its caller says')).toBe('What its caller says');
  });
});
