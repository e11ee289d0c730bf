import type { Navigator } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPops, listenFirst } from '../../../ui/pop-hold.ts';
import { holdPlace, placeOf } from './hold-place.ts';

/** A browser at an address, a router that goes where it is told, and whoever else hears of "back". */
function browser(address: string, idx: number) {
  const heard: string[] = [];
  const target = new EventTarget();
  const location = new URL(address, 'http://shop');
  const history = { state: { idx }, go: vi.fn() };
  const went: unknown[] = [];
  const navigator = {
    createHref: String,
    go: () => undefined,
    push: (to) => void went.push(to),
    replace: (to) => void went.push(to),
  } satisfies Navigator;
  vi.stubGlobal(
    'window',
    Object.assign(target, { location, history, addEventListener: target.addEventListener.bind(target) }),
  );
  listenFirst();
  target.addEventListener('popstate', () => heard.push(location.href));
  const pop = (to: string, at: number | null) => {
    location.href = new URL(to, location).href;
    target.dispatchEvent(
      Object.assign(new Event('popstate', { cancelable: true }), { state: at === null ? null : { idx: at } }),
    );
  };
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { navigator, went, heard, history, pop, unload };
}
const FORM = '/admin/products?_edit=7&_page=2';
const asked = vi.fn<(leave: () => void) => void>();
beforeEach(() => asked.mockReset());
afterEach(() => {
  holdPops(null);
  vi.unstubAllGlobals();
});

describe('the place of a form that is half filled in', () => {
  it('is the page and the record above it, whatever else its address says', () => {
    const at = (search: string) => placeOf({ pathname: '/admin/products', search });
    expect(at('?_edit=7&_page=2')).toBe(at('?_edit=7&q=a'));
    expect(at('?_edit=7')).not.toBe(at('?_edit=8'));
    expect(at('?_create=1')).not.toBe(at('?_create=1&_from=7'));
    expect(at('')).not.toBe(placeOf({ pathname: '/admin/orders', search: '' }));
  });

  it('is left by links and buttons only with an answer', () => {
    const { navigator, went } = browser(FORM, 3);
    const release = holdPlace(navigator, asked);
    navigator.push({ pathname: '/admin/products', search: '?_edit=7&_page=1' });
    expect(went).toHaveLength(1);
    navigator.replace({ pathname: '/admin/products', search: '' });
    navigator.push('/admin/orders');
    expect(went).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mock.calls[1]?.[0]();
    expect(went[1]).toBe('/admin/orders');
    release();
    navigator.push('/admin/brands');
    expect(went[2]).toBe('/admin/brands');
  });

  it('stays on "back", which is done once it is answered', () => {
    const { navigator, heard, history, pop } = browser(FORM, 3);
    holdPlace(navigator, asked);
    pop('/admin/products', 2);
    expect(heard).toEqual([]);
    expect(history.go).toHaveBeenLastCalledWith(1);
    asked.mock.calls[0]?.[0]();
    expect(history.go).toHaveBeenLastCalledWith(-1);
  });

  it('lets pass what stays at it, and what leads to a part of the page', () => {
    const { navigator, heard, pop } = browser(FORM, 3);
    holdPlace(navigator, asked);
    pop('/admin/products?_edit=7', 2);
    pop('#page', null);
    expect(asked).not.toHaveBeenCalled();
    expect(heard).toHaveLength(2);
  });

  it('keeps a tab from closing as long as it is held', () => {
    const { navigator, unload } = browser(FORM, 3);
    const release = holdPlace(navigator, asked);
    expect(unload()).toBe(true);
    release();
    expect(unload()).toBe(false);
  });
});
