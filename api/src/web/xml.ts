import { validText } from '@karite/shared/text';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML holds it, in an element or an attribute. */
export const escaped = (text: string): string => validText(text).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
