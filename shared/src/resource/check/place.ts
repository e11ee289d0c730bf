import type { ResourceShape } from '../shape.ts';

/** Where each resource was declared. */
const places = new WeakMap<ResourceShape, string | null>();

/** This engine's own code, between whoever declares and here. */
const OWN = /\/shared\/(?:src|dist)\/resource\/(?!.*\.test\.)/;
const FRAME = /((?:file|https?):\/\/\S+?|\/\S+?):(\d+):\d+\)?$/;

/** The first place on a stack that is not the engine's: `file:///…/ingredient.ts:4`. */
function declaringPlace(stack = ''): string | null {
  for (const line of stack.split('\n')) {
    const [, file, row] = FRAME.exec(line) ?? [];
    if (file && !OWN.test(file)) return `${file}:${row}`;
  }
  return null;
}

/** Remembers that a resource is being declared by whoever called. */
export function rememberPlace(resource: ResourceShape): void {
  places.set(resource, declaringPlace(new Error().stack));
}

export const placeOf = (resource: ResourceShape): string | null => places.get(resource) ?? null;
