import type { Draft } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';

/** What was typed into a form and not saved. It may hold files: that is why it is no text in `localStorage`. */
export type StoredDraft = {
  values: Draft;
  /** The record as it was when the form was filled in, and its version; `null` for a new record. */
  loaded: Fields | null;
  etag: string | null;
  /** The key that a new record is sent with (R1408). */
  createKey?: string;
  /** When it was last typed into, in ms. */
  at: number;
  /** The fields of the form: a draft of others is not offered. */
  shape: string;
};

/** Its number goes up with what a form holds of a kind of field: drafts of before could not be filled in. */
const DATABASE = 'karite-drafts-2';
const DRAFTS = 'drafts';
/** Older drafts are dropped, in ms. */
const LONGEST = 30 * 86_400_000;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Only then a page that is left loses nothing of it. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Works on the stored drafts until the browser has written it; `null` where the browser stores nothing. */
async function onDrafts<T>(work: (store: IDBObjectStore) => { readonly result: T }): Promise<T | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(DRAFTS);
    const database = await answered(opening);
    const transaction = database.transaction(DRAFTS, 'readwrite');
    const request = work(transaction.objectStore(DRAFTS));
    await ended(transaction);
    database.close();
    return request.result;
  } catch {
    // A full browser, or one that is forbidden to: the form works without drafts.
    return null;
  }
}

/** Drops the drafts of all accounts from before a time, in ms. */
function dropOld(store: IDBObjectStore, before: number): void {
  const walk = store.openCursor();
  walk.onsuccess = () => {
    const draft: StoredDraft | undefined = walk.result?.value;
    if (draft && draft.at < before) walk.result?.delete();
    walk.result?.continue();
  };
}

/** The draft under a key, unless it is too old. */
export async function readDraft(key: string, now: number): Promise<StoredDraft | null> {
  const draft = await onDrafts<StoredDraft | undefined>((store) => {
    dropOld(store, now - LONGEST);
    return store.get(key);
  });
  return draft && draft.at >= now - LONGEST ? draft : null;
}

/** Drops all drafts of an account at sign-out: the next user of this device sees none of them. */
export const dropDrafts = (accountId: string): Promise<unknown> =>
  onDrafts((store) => store.delete(IDBKeyRange.bound(`${accountId} `, `${accountId} \uffff`)));

/** Stores a draft under a key, or drops it (`null`); returns whether the browser has done so. */
export const keepDraft = async (key: string, draft: StoredDraft | null): Promise<boolean> =>
  (await onDrafts<unknown>((store) => (draft ? store.put(draft, key) : store.delete(key)))) !== null;
