/** Where each resource, and what a shop adds, was declared. */
const places = new WeakMap<object, string | null>();

/** The engine's own code, between the declaration and here. */
const OWN = /\/(?:shared|api)\/(?:src|dist)\/(?:resource|custom)\/(?!.*\.test\.)/;
const FRAME = /((?:file|https?):\/\/\S+?|\/\S+?):(\d+):\d+\)?$/;

/** The first place on a stack that is not the engine's: `file:///…/ingredient.ts:4`. */
function declaringPlace(stack = ''): string | null {
  for (const line of stack.split('\n')) {
    const [, file, row] = FRAME.exec(line) ?? [];
    if (file && !OWN.test(file)) return `${file}:${row}`;
  }
  return null;
}

/** Stores the place of the caller's declaration. */
export function rememberPlace(declared: object): void {
  places.set(declared, declaringPlace(new Error().stack));
}

export const placeOf = (declared: object): string | null => places.get(declared) ?? null;
