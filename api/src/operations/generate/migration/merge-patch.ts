import { isDeepStrictEqual } from 'node:util';

/** What a change of a tree of objects is, by key: what it is now, or `null` where it is gone (RFC 7386). */
export type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What takes `before` to `after`; an empty patch where they are the same. */
export function patchBetween(before: Tree, after: Tree): Tree {
  const patch: Record<string, unknown> = {};
  for (const key of Object.keys(before)) if (!(key in after)) patch[key] = null;
  for (const [key, value] of Object.entries(after)) {
    const former = before[key];
    if (isDeepStrictEqual(former, value)) continue;
    patch[key] = isTree(former) && isTree(value) ? patchBetween(former, value) : value;
  }
  return patch;
}

export function applyPatch(before: Tree, patch: Tree): Tree {
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    const former = after[key];
    if (value === null) delete after[key];
    else after[key] = isTree(value) ? applyPatch(isTree(former) ? former : {}, value) : value;
  }
  return after;
}
