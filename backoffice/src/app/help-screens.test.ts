import { describe, expect, it } from 'vitest';
import { PAGE_OF_SCREEN } from '../help/screens.ts';
import { REFINE_RESOURCES } from './refine-resources.tsx';

const FILES = import.meta.glob('../../../docs/manuel/*.md');
const isWritten = (page: string) => `../../../docs/manuel/${page}.md` in FILES;

describe('the help of a screen (R1587)', () => {
  it('is a page of the manual', () =>
    expect(Object.values(PAGE_OF_SCREEN).filter((page) => !isWritten(page))).toEqual([]));

  it('is that of a screen of the back-office', () => {
    const screens = new Set(REFINE_RESOURCES.map(({ name }) => name));
    expect(Object.keys(PAGE_OF_SCREEN).filter((screen) => !screens.has(screen))).toEqual([]);
  });
});
