import { basename } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/** All pictures have the size of a phone's screen, so that nothing moves when they arrive. */
const SIZE = 'width="360" height="560"';
/** The page that the manual begins with, at `/admin/aide` itself. */
const START = 'README';

const addressOf = (file: string): string => {
  const name = basename(file, '.md');
  return name === START ? '/admin/aide' : `/admin/aide/${name}`;
};

/**
 * A page of the manual as a module: its title, and its text as HTML. Links to other files of the manual lead to their pages,
 * and pictures become files of the build.
 */
export function manualModule(markdown: string): string {
  const pictures: string[] = [];
  const marked = new Marked({
    renderer: {
      link: ({ href, text }) => `<a href="${addressOf(href)}">${text}</a>`,
      image: ({ href, text }) => `<img src="{${pictures.push(href) - 1}}" alt="${text}" ${SIZE} loading="lazy">`,
    },
  });
  const [heading = '', ...rest] = markdown.split('\n');
  const html = marked.parse(rest.join('\n'), { async: false });
  return [
    ...pictures.map((href, at) => `import picture${at} from ${JSON.stringify(`./${href}?url`)};`),
    `export const title = ${JSON.stringify(heading.replace('# ', ''))};`,
    `export const html = ${JSON.stringify(html).replace(/\{(\d+)\}/g, '" + picture$1 + "')};`,
  ].join('\n');
}

/** A Vite plugin: the files of `docs/manuel` are the pages of « Aide ». */
export const manual: Plugin = {
  name: 'manual',
  enforce: 'pre',
  transform: {
    filter: { id: /\/docs\/manuel\/[\w-]+\.md$/ },
    handler: (markdown) => ({ code: manualModule(markdown), map: null }),
  },
};
