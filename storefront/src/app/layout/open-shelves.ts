const ROOT = '#rayons > li > button';

/**
 * Has the bar's shelves open by a click (R1926), where style alone opens them for the focus: its button opens and closes one.
 * So do Escape, a link that is followed, a click elsewhere, and the focus that leaves. One is open at a time.
 */
export function openShelves(): void {
  const bar = document.getElementById('rayons');
  if (!bar) return;
  const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
  const buttonOf = (at: Element | null) => at?.closest('#rayons > li')?.querySelector('button') ?? null;
  const open = (chosen: Element | null) => {
    for (const button of bar.querySelectorAll(ROOT)) button.setAttribute('aria-expanded', String(button === chosen));
  };
  // What was clicked before this code was there stays open.
  open(buttonOf(document.activeElement));
  bar.dataset.script = '';
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(ROOT) : null;
    if (button) open(isOpen(button) ? null : button);
    else if (!(target instanceof Element) || target.closest('a') || !bar.contains(target)) open(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    const opened = bar.querySelector<HTMLElement>(`${ROOT}[aria-expanded=true]`);
    if (key !== 'Escape' || !opened) return;
    if (opened.parentElement?.contains(document.activeElement)) opened.focus();
    open(null);
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget instanceof Element ? buttonOf(relatedTarget) : null;
    if (relatedTarget && !(next && isOpen(next))) open(null);
  });
}
