import { type DatedBlock, FIRST_CONTENT } from '@karite/shared/content';
import type { DemoContent } from '../types.ts';
import { demoHelp } from './demo-help.ts';

const DAY_MS = 86_400_000;
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

/** The front page that the shop begins with. Its last banner ends with the promotions that it announces. */
const homeAt = (now: Date): DatedBlock[] =>
  FIRST_CONTENT.home.blocks.map((block) =>
    block.id === 'slide-rituel' ? { ...block, startsAt: daysFrom(now, -7), endsAt: daysFrom(now, 60) } : block,
  );

const stories: DatedBlock[] = [
  ...FIRST_CONTENT.stories.blocks,
  {
    id: 'quote',
    kind: 'quote',
    text: 'Je ne vends pas une crème. Je réponds à une question, et parfois la réponse est une crème.',
    over: 'Une conseillère, à Cotonou',
  },
];

/** The published pages of the demo shop: the front page, the story, and four help pages. */
export const demoContent = (now: Date): DemoContent[] => [
  { place: 'home', slug: null, ...FIRST_CONTENT.home, summary: null, blocks: homeAt(now) },
  {
    place: 'stories',
    slug: null,
    title: FIRST_CONTENT.stories.title,
    summary: FIRST_CONTENT.stories.summary ?? null,
    blocks: stories,
  },
  ...demoHelp,
];
