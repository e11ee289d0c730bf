import type { ResourceShape } from '../resource/index.ts';

/** The label of one record of each resource, by the resource's name: for texts that contain such a name. */
export const ONE_OF: Record<string, string> = {};
/** What each resource's list is called, by its name. */
export const LIST_OF: Record<string, string> = {};

/** Fills both, once all are declared: those that hold names are among them. */
export function labelResources(all: readonly ResourceShape[]): void {
  for (const { name, label } of all) {
    ONE_OF[name] = label.one;
    LIST_OF[name] = label.many;
  }
}
