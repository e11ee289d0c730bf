/**
 * A warning about a text, in one sentence, that does not prevent saving it; `null` when there is none (R1837). For the
 * back-office alone: responses to requests and imports have no place for it.
 */
export type Warns = (text: string) => string | null;
