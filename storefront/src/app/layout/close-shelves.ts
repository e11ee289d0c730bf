/** A root of the desktop's bar, where something in it was touched. */
const shelfAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('#rayons > li') : null;

/** CSS alone opens a shelf; its button reports it to screen readers. */
const sayOpen = (bar: HTMLElement) => {
  for (const shelf of bar.querySelectorAll<HTMLElement>(':scope > li')) {
    const isOpen = shelf.matches(':hover, :focus-within') && !('closed' in shelf.dataset);
    shelf.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
  }
};

/**
 * What style alone can't do for the bar's shelves (R1926): Escape closes the one that is open, and so does a link in it that
 * was followed. It opens again for a pointer or the keyboard that comes to it from elsewhere, and for a click. The buttons
 * report whether their shelf is open.
 */
export function closeShelves(): void {
  const bar = document.getElementById('rayons');
  const close = (shelf: HTMLElement) => {
    if (shelf.contains(document.activeElement)) shelf.querySelector('button')?.focus();
    shelf.dataset.closed = '';
  };
  const reopen = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    const shelf = shelfAt(target);
    if (shelf && shelf !== shelfAt(relatedTarget)) delete shelf.dataset.closed;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const shelf of bar?.querySelectorAll<HTMLElement>(':scope > li:is(:hover, :focus-within)') ?? []) close(shelf);
  });
  bar?.addEventListener('click', ({ target }) => {
    const shelf = shelfAt(target);
    if (!shelf) return;
    if (target instanceof Element && target.closest('a')) close(shelf);
    else delete shelf.dataset.closed;
  });
  bar?.addEventListener('focusin', reopen);
  bar?.addEventListener('pointerover', reopen);
  if (!bar) return;
  sayOpen(bar);
  // After the handlers above, and after the browser has moved the focus.
  const soon = () => requestAnimationFrame(() => sayOpen(bar));
  for (const event of ['focusin', 'focusout', 'pointerover', 'pointerout', 'click']) bar.addEventListener(event, soon);
  document.addEventListener('keydown', soon);
}
