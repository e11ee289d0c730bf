import type { SheetKind } from '@karite/shared/stock';
import { useCallback, useEffect, useRef, useState } from 'react';
import { actorNow } from '../providers/actor.ts';
import { keepDraft, readDraft } from '../resource/form/unsaved/draft-store.ts';
import type { SheetLine } from './sheet-draft.ts';

/** The version of the stored draft's shape; incremented when its fields change. */
const SHAPE = 'stock-sheet 1';

export const newId = () => crypto.randomUUID();

type Sheet = { key: string; note: string; lines: SheetLine[] };
/** The stored draft, under this shape alone. */
const isSheet = (values: object): values is Sheet => 'key' in values && 'lines' in values;
const begin = (): Sheet => ({ key: newId(), note: '', lines: [] });

/**
 * A delivery or a count that is being entered. This browser stores it, with its number, until it is booked or dropped. A
 * reload or a lost network loses nothing, and a repeated request does not book it twice. `savedAt`: the time of the restored
 * draft, in ms.
 */
export function useSheetDraft(kind: SheetKind) {
  const place = `${actorNow()?.id} stock-sheet ${kind}`;
  const [sheet, set] = useState(begin);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const isTyped = useRef(false);
  useEffect(() => {
    void readDraft(place, Date.now()).then((found) => {
      if (found?.shape !== SHAPE || !isSheet(found.values) || isTyped.current) return;
      set(found.values);
      setSavedAt(found.at);
    });
  }, [place]);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    setSaved(false);
    if (!isTyped.current) return;
    let isLast = true;
    const draft = { values: sheet, loaded: null, etag: null, at: Date.now(), shape: SHAPE };
    void keepDraft(place, draft).then((isDone) => isLast && setSaved(isDone));
    return () => {
      isLast = false;
    };
  }, [place, sheet]);

  const setLines = useCallback((change: (lines: SheetLine[]) => SheetLine[]) => {
    isTyped.current = true;
    set((before) => ({ ...before, lines: change(before.lines) }));
  }, []);
  const setNote = (note: string) => {
    isTyped.current = true;
    set((before) => ({ ...before, note }));
  };
  /** It is booked, or thrown away: nothing of it waits any more but the lines that are left, for another sheet. */
  const beginAnew = (left: SheetLine[] = []) => {
    isTyped.current = left.length > 0;
    set({ ...begin(), lines: left });
    setSavedAt(null);
    return keepDraft(place, null);
  };
  return { ...sheet, savedAt, isSaved, setLines, setNote, beginAnew };
}
