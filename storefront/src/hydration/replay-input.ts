type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * React accepts a field as it is, and handles only later changes. This dispatches the text or choice from before hydration
 * again: the field's default value is what the server wrote.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else if ('checked' in field && /checkbox|radio/.test(field.type)) replayCheck(field);
    else if (field.value !== field.defaultValue) replayText(field);
  }
}

function replayChoice(field: HTMLSelectElement): void {
  const written = [...field.options].findIndex((option) => option.defaultSelected);
  if (field.selectedIndex !== Math.max(0, written)) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayCheck(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // The choice of another radio is what unchecked it.
  if (field.type === 'radio' && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = field.value;
  field.value = field.defaultValue;
  typeInto(field, text);
}

/** React watches the property `value` of each field: written to there, the field is thought empty; past it, changed. */
export function typeInto(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
