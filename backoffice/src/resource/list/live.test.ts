import type { LiveEvent } from '@refinedev/core';
import { describe, expect, it, vi } from 'vitest';
import { pauseAfter, readEvents } from '../../providers/live/event-stream.ts';
import { type LiveChange, notifyLive, rememberOwn } from '../../providers/live/live-events.ts';
import { liveProvider } from '../../providers/live/live-provider.ts';
import { newsIn } from './live-line.tsx';
import { drawnAnew, freshAfter, NO_NEWS, newsAfter } from './use-live-rows.ts';

const change = (kind: LiveChange['kind'], id: string, resource = 'orders'): LiveChange => ({ resource, id, kind });

describe('the stream', () => {
  it('is read event by event, however it is cut, without its signs of life', () => {
    const text = ':\n\nevent: open\ndata: {}\n\nevent: changes\ndata: []\n\nevent: all\nda';
    expect(readEvents(text)).toEqual({
      events: [{ event: 'open' }, { event: 'changes', data: [] }],
      rest: 'event: all\nda',
    });
  });

  it('is reopened after 0.5 to 1 s, then with growing delays, half a minute at most', () => {
    for (const [failures, most] of [
      [0, 1_000],
      [3, 8_000],
      [5, 30_000],
      [99, 30_000],
    ] as const) {
      const ms = pauseAfter(failures);
      expect(ms).toBeGreaterThanOrEqual(most / 2);
      expect(ms).toBeLessThanOrEqual(most);
    }
  });
});

describe('the events for Refine', () => {
  const hear = (params: Parameters<typeof liveProvider.subscribe>[0]['params'], types = ['*']) => {
    const received: Pick<LiveEvent, 'type' | 'payload'>[] = [];
    const stop = liveProvider.subscribe({
      channel: 'resources/orders',
      types,
      params,
      callback: ({ type, payload }) => received.push({ type, payload }),
    });
    notifyLive([
      change('created', 'a'),
      change('created', 'b'),
      change('updated', 'b'),
      change('created', 'c', 'brands'),
    ]);
    notifyLive([change('presence', 'a')]);
    liveProvider.unsubscribe(stop);
    notifyLive([change('created', 'late')]);
    return received;
  };

  it('is what happened to its resource, by kind, and to its record alone where it has one', () => {
    expect(hear({})).toEqual([
      { type: 'created', payload: { ids: ['a', 'b'] } },
      { type: 'updated', payload: { ids: ['b'] } },
    ]);
    expect(hear({ id: 'b' })).toEqual([
      { type: 'created', payload: { ids: ['b'] } },
      { type: 'updated', payload: { ids: ['b'] } },
    ]);
    expect(hear({ ids: ['b'] }, ['updated'])).toEqual([{ type: 'updated', payload: { ids: ['b'] } }]);
  });

  it('is that anything may have changed when nobody knows', () => {
    const callback = vi.fn();
    const stop = liveProvider.subscribe({ channel: 'resources/orders', types: ['updated'], callback });
    notifyLive(null);
    liveProvider.unsubscribe(stop);
    expect(callback.mock.calls.map(([{ type }]) => type)).toEqual(['*']);
  });
});

describe('the news of a list', () => {
  const shown = new Set(['a', 'b']);
  const event = ({ kind, id }: LiveChange) => ({ type: kind, payload: { ids: [id] } });
  const after = (...changes: LiveChange[]) =>
    changes.reduce((news, each) => newsAfter(news, event(each), shown), NO_NEWS);
  const lineAfter = (...changes: LiveChange[]) => {
    const { added, removed, isUnknown } = after(...changes);
    return newsIn({
      label: { one: 'Commande', many: 'Commandes' },
      added: added.length,
      removed: removed.length,
      isUnknown,
    });
  };

  it('are what others added and what is gone of the rows that it shows', () => {
    rememberOwn('mine');
    expect(lineAfter(change('created', 'c'))).toBe('1 commande de plus');
    expect(lineAfter(change('created', 'c'), change('created', 'd'), change('deleted', 'a'))).toBe(
      '2 commandes de plus, 1 de moins',
    );
    expect(lineAfter(change('deleted', 'a'), change('deleted', 'b'))).toBe('2 commandes de moins');
    // What it shows already, what the page made itself, what came and went, and what is on another page.
    expect(lineAfter(change('created', 'a'), change('created', 'mine'))).toBeNull();
    expect(lineAfter(change('created', 'c'), change('deleted', 'c'))).toBeNull();
    expect(lineAfter(change('deleted', 'z'), change('updated', 'a'))).toBeNull();
  });

  it('may be unknown', () => {
    const { added, removed, isUnknown } = newsAfter(NO_NEWS, { type: '*', payload: { ids: [] } }, shown);
    expect([added.length, removed.length, isUnknown]).toEqual([0, 0, true]);
    expect(newsIn({ label: { one: 'Avis', many: 'Avis' }, added: 0, removed: 0, isUnknown })).toBe(
      'La liste a pu changer',
    );
  });
});

describe('rows that others change', () => {
  const row = (name: string, second: number) => ({
    id: 'a',
    name,
    createdAt: '2026-11-23T01:00:00.000Z',
    updatedAt: `2026-11-23T01:00:0${second}.000Z`,
  });

  it('are drawn as they were last, in whatever order they were answered', () => {
    const fresh = freshAfter(freshAfter(new Map(), [row('second', 2)]), [row('first', 1)]);
    expect(drawnAnew([row('listed', 0)], fresh)).toEqual([row('second', 2)]);
    // A name that was taken from another record changes without its own.
    expect(drawnAnew([row('listed', 2)], fresh)).toEqual([row('second', 2)]);
  });

  it('are left as the list has them where it was read later', () => {
    expect(drawnAnew([row('listed', 3)], freshAfter(new Map(), [row('second', 2)]))).toEqual([row('listed', 3)]);
    expect(drawnAnew([row('listed', 3)], new Map())).toEqual([row('listed', 3)]);
  });
});
