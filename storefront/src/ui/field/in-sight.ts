/** A `ref` of what a form answers: once it is drawn, it has the focus and is in sight. It needs `tabIndex={-1}`. */
export function inSight(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: 'center' });
}
