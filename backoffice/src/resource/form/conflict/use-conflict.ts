import type { ResourceShape } from '@karite/shared/resource';
import { useState } from 'react';
import type { StaleVersion } from '../../../providers/refusals.ts';
import type { Draft } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';
import { type Difference, firstChoice, resolved, type Side } from './differences.ts';

/**
 * The state of a form after someone else saved its record: the version that it was filled in for (`loaded`), the stored
 * one (`stale`), and which value of each field is saved.
 */
export function useConflict(resource: ResourceShape, record: Fields | null) {
  const [base, setBase] = useState<StaleVersion | null>(null);
  const [stale, setStale] = useState<StaleVersion | null>(null);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const loaded = base?.current ?? record;
  const sideOf = (difference: Difference): Side => sides[difference.name] ?? firstChoice(difference);
  return {
    loaded,
    stale,
    /** The version that a save holds for, once there was a conflict. */
    etag: (stale ?? base)?.etag,
    /** The last version that the form's values were settled for. */
    settled: base?.etag,
    sideOf,
    choose: (name: string, side: Side) => setSides((before) => ({ ...before, [name]: side })),
    /** The save was refused: another version is there. */
    refused: (next: StaleVersion) => {
      setStale(next);
      setSides({});
    },
    /** Goes on with values that were filled in for a version that is no longer the present one. */
    resumed: (was: StaleVersion, next: StaleVersion) => {
      setBase(was);
      setStale(next);
      setSides({});
    },
    /** A form's values as they are saved over the present version, which they are for from now on. */
    settle: (draft: Draft): Draft => {
      if (!stale) return draft;
      setBase(stale);
      setStale(null);
      return resolved(resource, draft, loaded, stale.current, sideOf);
    },
  };
}

export type Conflict = ReturnType<typeof useConflict>;
