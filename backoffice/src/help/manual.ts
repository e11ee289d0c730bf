import { PAGE_OF_SCREEN } from './screens.ts';

/** What `build/manual.ts` makes of a file. */
type ManualPage = { title: string; html: string };

/** The page that the manual begins with. */
const START = 'README';

const FILES = import.meta.glob<ManualPage>('../../../docs/manuel/*.md', { eager: true });

/** A page of the manual by its name, or of a screen by the screen's; `undefined`: there is none. */
export const manualPage = (name = START): ManualPage | undefined =>
  FILES[`../../../docs/manuel/${PAGE_OF_SCREEN[name] ?? name}.md`];
