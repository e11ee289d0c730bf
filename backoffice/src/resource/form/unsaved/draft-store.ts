import type { Draft } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';

/** What was typed into a form and not saved. Files are kept too: that is why this is no text in `localStorage`. */
export type KeptDraft = {
  values: Draft;
  /** The record as it was when the form was filled in, and its version; `null`: a record to be. */
  loaded: Fields | null;
  etag: string | null;
  /** When it was last typed into, in ms. */
  at: number;
  /** The fields of the form: a draft of others is not offered. */
  shape: string;
};

/** Its number goes up with what a form holds of a kind of field: drafts of before could not be filled in. */
const DATABASE = 'karite-drafts-2';
const DRAFTS = 'drafts';
/** Nobody goes on with what is older, in ms. */
const LONGEST = 30 * 86_400_000;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Only then a page that is left loses nothing of it. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });

async function drafts(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(DRAFTS);
  const database = await answered(opening);
  const transaction = database.transaction(DRAFTS, mode);
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(DRAFTS);
}

/** Drops what was typed before a moment, in ms, whoever typed it. */
const dropOld = (store: IDBObjectStore, before: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const walk = store.openCursor();
    walk.onerror = () => reject(walk.error);
    walk.onsuccess = () => {
      const place = walk.result;
      if (!place) return resolve();
      const draft: KeptDraft = place.value;
      if (draft.at < before) place.delete();
      place.continue();
    };
  });

/** The draft under a key, unless it is too old; `null` also where the browser keeps nothing. */
export async function readDraft(key: string, now: number): Promise<KeptDraft | null> {
  try {
    const store = await drafts('readwrite');
    await dropOld(store, now - LONGEST);
    return (await answered<KeptDraft | undefined>(store.get(key))) ?? null;
  } catch {
    return null;
  }
}

/** Drops all drafts of an account: whoever signs out leaves nothing of what they typed to the next at this device. */
export async function dropDrafts(accountId: string): Promise<void> {
  try {
    await answered((await drafts('readwrite')).delete(IDBKeyRange.bound(`${accountId} `, `${accountId} \uffff`)));
  } catch {
    // None can be kept there either.
  }
}

/**
 * Keeps a draft under a key, or drops it (`null`). Answers whether it is so: a browser that refuses, full or forbidden to,
 * has none, and the form itself still asks.
 */
export async function keepDraft(key: string, draft: KeptDraft | null): Promise<boolean> {
  try {
    const store = await drafts('readwrite');
    const done = ended(store.transaction);
    if (draft) store.put(draft, key);
    else store.delete(key);
    await done;
    return true;
  } catch {
    return false;
  }
}
