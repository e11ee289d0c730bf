/** How far below what a phone shows a picture still comes by itself: a tenth of a screen. */
const NEAR = '10%';
const TOUCHES = ['scroll', 'pointerdown', 'keydown', 'popstate'];

/**
 * The page's code is here, and so the network is free for the pictures below the first view: of those that a list holds
 * back (`data-far`) the near ones come now, the others with the first touch, as most pages are left without one.
 */
export function releaseFarPictures(): void {
  const { dataset } = document.documentElement;
  const isHeld = 'hydrating' in dataset && window.scrollY === 0;
  delete dataset.hydrating;
  if (!isHeld) return;
  dataset.untouched = '';
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) target.toggleAttribute('data-near', isIntersecting);
    },
    { rootMargin: NEAR },
  );
  for (const item of document.querySelectorAll('[data-far] > *')) observer.observe(item);
  const release = () => {
    observer.disconnect();
    delete dataset.untouched;
    for (const type of TOUCHES) window.removeEventListener(type, release, true);
  };
  for (const type of TOUCHES) window.addEventListener(type, release, true);
}
