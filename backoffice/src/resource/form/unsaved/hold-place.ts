import { type Navigator, parsePath, type To } from 'react-router-dom';
import { holdPops } from '../../../ui/pop-hold.ts';

type Address = { pathname: string; search: string };

/** What of an address a form stands at: another page, or another record above it, is another place. */
export function placeOf({ pathname, search }: Address): string {
  return `${pathname} ${new URLSearchParams(search).get('_with') ?? ''}`;
}

function addressOf(to: To): Address {
  const { pathname, search } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: pathname ?? window.location.pathname, search: search ?? '' };
}

/** How far down the browser's history the router put an entry. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : Number.NaN;

/**
 * Holds the place where something is not saved yet, until what is answered is called: whatever leads elsewhere (a link, a
 * button, the browser's "back") is asked about first, by `ask`, which is given the way on; closing the tab is asked about
 * by the browser itself. The router knows no such question without its data routers, which every page would pay for.
 */
export function holdPlace(navigator: Navigator, ask: (leave: () => void) => void): () => void {
  const held = placeOf(window.location);
  let depth = depthOf(window.history.state);
  const { push, replace } = navigator;

  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const leave = () => go.call(navigator, to, ...rest);
      if (placeOf(addressOf(to)) !== held) return ask(leave);
      leave();
      depth = depthOf(window.history.state);
    };
  navigator.push = asking(push);
  navigator.replace = asking(replace);

  function onPop(event: PopStateEvent) {
    const steps = depthOf(event.state) - depth;
    if (placeOf(window.location) === held) depth = depthOf(event.state);
    // An entry that is not the router's own (a link within the page) can't be gone back from by counting.
    if (placeOf(window.location) === held || !steps) return;
    // The router must not hear of it: what it drew would be gone before the answer.
    event.stopImmediatePropagation();
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  holdPops(onPop);
  window.addEventListener('beforeunload', onUnload);

  return () => {
    Object.assign(navigator, { push, replace });
    holdPops(null);
    window.removeEventListener('beforeunload', onUnload);
  };
}
