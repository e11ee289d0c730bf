import { newOrderId } from '@karite/shared/orders';
import { useEffect, useRef, useState } from 'react';
import { actorNow } from '../providers/actor.ts';
import { keepDraft, readDraft } from '../resource/form/unsaved/draft-store.ts';
import { EMPTY_ORDER, type StaffDraft } from './staff-draft.ts';

/** The version of the stored draft's shape; incremented when its fields change. */
const SHAPE = 'staff-order 3';

/** A new number for each order that is entered; sending it twice makes one. */
const newNumber = () => newOrderId(Date.now(), crypto.randomUUID().replaceAll('-', '').slice(0, 16));

type Begun = { draft: StaffDraft; orderId: string };
/** The stored draft, under this shape alone. */
const isBegun = (values: object): values is Begun => 'draft' in values && 'orderId' in values;
const begin = (draft: StaffDraft): Begun => ({ draft, orderId: newNumber() });

/**
 * An order that is being entered. This browser stores it, with its number, until it is placed or dropped. A reload loses
 * nothing, and a repeated request does not place it twice. `customer`: who it is for, with a draft of their own. `savedAt`: the time of the restored draft, in ms; `isSaved`:
 * the latest input is stored.
 */
export function useStaffDraft(initial = EMPTY_ORDER, customer = '') {
  const key = [actorNow()?.id, 'staff-order', customer].join(' ').trim();
  const [begun, set] = useState(() => begin(initial));
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const isTyped = useRef(false);
  useEffect(() => {
    void readDraft(key, Date.now()).then((found) => {
      if (found?.shape !== SHAPE || !isBegun(found.values) || isTyped.current) return;
      set(found.values);
      setSavedAt(found.at);
    });
  }, [key]);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    setSaved(false);
    if (!isTyped.current) return;
    let isLast = true;
    const draft = { values: begun, loaded: null, etag: null, at: Date.now(), shape: SHAPE };
    void keepDraft(key, draft).then((isDone) => isLast && setSaved(isDone));
    return () => {
      isLast = false;
    };
  }, [key, begun]);

  const edit = (change: Partial<StaffDraft>) => {
    isTyped.current = true;
    set(({ draft, orderId }) => ({ draft: { ...draft, ...change }, orderId }));
  };
  /** It is placed: nothing of it waits any more. */
  const drop = () => {
    isTyped.current = false;
    return keepDraft(key, null);
  };
  const beginAnew = () => {
    set(begin(initial));
    setSavedAt(null);
    void drop();
  };
  return { ...begun, savedAt, isSaved, edit, drop, beginAnew };
}
