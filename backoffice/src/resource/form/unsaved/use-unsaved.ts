import type { ResourceShape } from '@karite/shared/resource';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { actorNow } from '../../../providers/actor.ts';
import type { Draft } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';
import { isFilledIn } from '../conflict/differences.ts';
import { type KeptDraft, keepDraft, readDraft } from './draft-store.ts';
import { useLeaving } from './use-leaving.ts';

/** So long nobody typed before a draft is kept, in ms. */
const PAUSE = 400;

type Asked = {
  resource: ResourceShape;
  /** Which form it is among those of its resource: a record's id, or of a record to be what it starts from. */
  of: string;
  /** What the form started with, once it is there. */
  start: Draft | null;
  /** The record that it is of and its version; `null`: a record to be. */
  loaded: Fields | null;
  etag: string | undefined;
  /** Puts a draft into the form. */
  fill: (draft: KeptDraft) => void;
};

/**
 * What a form holds that is not saved: whether there is any, the question of whoever leaves it, and the draft that waits
 * in this browser for its account until it is saved or declined.
 */
export function useUnsaved({ resource, of, start, loaded, etag, fill }: Asked) {
  const key = `${actorNow()?.id} ${resource.name} ${of}`;
  const shape = useMemo(
    () =>
      Object.entries(resource.fields)
        .map(([name, { kind, readOnly }]) => `${name} ${kind} ${readOnly ?? ''}`)
        .join(),
    [resource],
  );
  const [isDirty, setDirty] = useState(false);
  const [offer, setOffer] = useState<KeptDraft | null>(null);
  const { leave, stay, release } = useLeaving(isDirty);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isThere = start !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when there is something to compare a draft with
  useEffect(() => {
    if (!start) return;
    let isOpen = true;
    void readDraft(key, Date.now()).then((found) => {
      if (isOpen && found?.shape === shape && isFilledIn(resource, found.values, start)) setOffer(found);
    });
    return () => {
      isOpen = false;
    };
  }, [key, isThere]);

  const keep = useCallback(
    (draft: KeptDraft | null) => {
      clearTimeout(timer.current);
      void keepDraft(key, draft);
    },
    [key],
  );
  return {
    isDirty,
    offer,
    isOutdated: offer !== null && offer.etag !== (etag ?? null),
    /** Somebody typed. As long as an older draft is offered, it is not written over. */
    typed: (values: Draft) => {
      if (!start) return;
      const isTyped = isFilledIn(resource, values, start);
      setDirty(isTyped);
      clearTimeout(timer.current);
      if (offer) return;
      const draft = { values, loaded, etag: etag ?? null, at: Date.now(), shape };
      timer.current = setTimeout(() => keep(isTyped ? draft : null), PAUSE);
    },
    take: () => {
      if (offer) fill(offer);
      setOffer(null);
      setDirty(true);
    },
    decline: () => {
      setOffer(null);
      keep(null);
    },
    saved: () => {
      release();
      keep(null);
    },
    /** The way that somebody wants to go, to be answered by one of the next two. */
    isLeaving: leave !== null,
    stay,
    leave: (isKept: boolean, values: Draft) => {
      release();
      keep(isKept ? { values, loaded, etag: etag ?? null, at: Date.now(), shape } : null);
      leave?.();
    },
  };
}
