/** An account in a stored text: `@[its id]`, so that one that is renamed is read by its new name (R1550). */
export const MENTION = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g;

/** A stored text where it is read without its accounts, as in the journal. */
export const withoutNames = (stored: string): string => stored.replace(MENTION, '@collègue');
