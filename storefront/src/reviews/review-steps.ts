import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { listReviews } from '../api/reviews.ts';
import { voteFor } from '../api/votes.ts';
import { readJson, writeJson } from '../storage/browser-storage.ts';
import type { Step, View } from './review-view.ts';

/** How many more reviews each request brings. */
const MORE = 10;
/** The reviews that this browser found helpful: the server alone counts them. */
const VOTES = 'votes';
const MOST_VOTES = 500;

/** Their ids; none where nothing or nonsense is stored. */
export function votesOf(): string[] {
  const stored = readJson(VOTES);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

type Show = (change: (view: View) => View) => void;

/** Takes a step of the reader: votes, or shows reviews by another choice, or more of them where the choice is the same. */
export async function take(productId: string, view: View, { vote, ...choice }: Step, show: Show): Promise<void> {
  if (view.isBusy) return;
  show((shown) => ({ ...shown, isBusy: true, problem: undefined }));
  try {
    if (vote) await toggle(vote, show);
    else await list(productId, view, choice, show);
  } catch (error) {
    const text = messageOf(error, vote ? 'Votre vote n’a pas pu être compté.' : 'Les avis n’ont pas pu être lus.');
    show((shown) => ({ ...shown, problem: { text, of: vote } }));
  }
  show((shown) => ({ ...shown, isBusy: false }));
}

async function toggle(id: string, show: Show): Promise<void> {
  const votes = votesOf();
  const { helpful, isMine } = await voteFor(browserClient, id, !votes.includes(id));
  const others = votes.filter((each) => each !== id);
  const next = isMine ? [id, ...others].slice(0, MOST_VOTES) : others;
  writeJson(VOTES, next);
  const counted = (view: View) => view.items.map((it) => (it.id === id ? { ...it, helpful } : it));
  show((shown) => ({ ...shown, items: counted(shown), votes: next }));
}

async function list(productId: string, view: View, choice: Omit<Step, 'vote'>, show: Show): Promise<void> {
  const isSame = choice.type === view.type && choice.isHelpfulFirst === view.isHelpfulFirst;
  const before = isSame ? view.items : [];
  const [field, value] = choice.type?.split('=') ?? [];
  const { items, total } = await listReviews(browserClient, productId, before.length + MORE, {
    _start: before.length,
    ...(field && { [field]: [value] }),
    ...(choice.isHelpfulFirst && { _sort: 'helpful,createdAt', _order: 'desc,desc' }),
  });
  const ids = new Set(before.map(({ id }) => id));
  const more = items.filter(({ id }) => !ids.has(id));
  show((shown) => ({ ...shown, ...choice, items: [...before, ...more], total, isOpen: true }));
}
