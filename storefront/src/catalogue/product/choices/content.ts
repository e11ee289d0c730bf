import type { ComponentType } from 'react';
import type { ChoicesProps } from './choices.tsx';

const load = async () => (await import('./choices.tsx')).Choices;

/** The code that draws choices: the server's from the start, the browser's once it goes to a product that has some. */
export const content: { Choices: ComponentType<ChoicesProps> | null } = {
  Choices: import.meta.env.SSR ? await load() : null,
};

/** Fetched with a page's data, so that the page is drawn at once. */
export async function loadChoices(): Promise<ComponentType<ChoicesProps>> {
  content.Choices ??= await load();
  return content.Choices;
}
