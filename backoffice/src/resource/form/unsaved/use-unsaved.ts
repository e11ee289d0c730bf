import type { ResourceShape } from '@karite/shared/resource';
import { useWarnAboutChange } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { actorNow } from '../../../providers/actor.ts';
import type { Draft } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';
import { isFilledIn } from '../conflict/differences.ts';
import { keepDraft, readDraft, type StoredDraft } from './draft-store.ts';

/** A draft is stored when nobody has typed for so long, in ms. */
const PAUSE = 400;

type UnsavedOptions = {
  resource: ResourceShape;
  /** Which form of the resource it is: the record's id; for a new record, what it starts from. */
  of: string;
  /** The values that the form started with; `null` until they are read. */
  start: Draft | null;
  /** The record that is edited and its version; `null` for a new record. */
  loaded: Fields | null;
  etag: string | undefined;
  /** The key that a new record is sent with. */
  createKey: string;
  /** Puts a draft into the form. */
  fill: (draft: StoredDraft) => void;
};

const shapeOf = ({ fields }: ResourceShape): string =>
  Object.entries(fields)
    .map(([name, { kind, readOnly }]) => `${name} ${kind} ${readOnly ?? ''}`)
    .join();

/**
 * What a form holds that is not saved. It is stored in this browser as it is typed, so that no way of leaving loses it,
 * and offered when the form opens again. Refine confirms before a link is followed (`UnsavedChangesNotifier`).
 */
export function useUnsaved({ resource, of, start, loaded, etag, createKey, fill }: UnsavedOptions) {
  const key = `${actorNow()?.id} ${resource.name} ${of}`;
  const { setWarnWhen } = useWarnAboutChange();
  const [offer, setOffer] = useState<StoredDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<StoredDraft | null | undefined>(undefined);

  const isRead = start !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is looked for once, when there are values to compare it with
  useEffect(() => {
    if (!start) return;
    let isOpen = true;
    void readDraft(key, Date.now()).then((found) => {
      if (isOpen && found?.shape === shapeOf(resource) && isFilledIn(resource, found.values, start)) setOffer(found);
    });
    return () => {
      isOpen = false;
    };
  }, [key, isRead]);

  function store(draft: StoredDraft | null) {
    clearTimeout(timer.current);
    pending.current = undefined;
    void keepDraft(key, draft);
  }
  const storeNow = useRef(store);
  storeNow.current = store;
  // A window that closes within the pause stores what was typed last.
  useEffect(
    () => () => {
      if (pending.current !== undefined) storeNow.current(pending.current);
      setWarnWhen(false);
    },
    [setWarnWhen],
  );

  return {
    offer,
    isOutdated: offer !== null && offer.etag !== (etag ?? null),
    /** Somebody typed. As long as an older draft is offered, it is not written over. */
    typed: (values: Draft) => {
      if (!start) return;
      const isTyped = isFilledIn(resource, values, start);
      setWarnWhen(isTyped);
      if (offer) return;
      clearTimeout(timer.current);
      const about = { loaded, etag: etag ?? null, createKey, shape: shapeOf(resource) };
      const draft = isTyped ? { values, at: Date.now(), ...about } : null;
      pending.current = draft;
      timer.current = setTimeout(() => store(draft), PAUSE);
    },
    take: () => {
      if (offer) fill(offer);
      setOffer(null);
      setWarnWhen(true);
    },
    decline: () => {
      setOffer(null);
      store(null);
    },
    saved: () => {
      setWarnWhen(false);
      store(null);
    },
    /** The save is sent, waits, or was refused: what was typed is still not saved, and is not lost with its answer. */
    waiting: () => {
      if (pending.current !== undefined) store(pending.current);
      setWarnWhen(true);
    },
  };
}
