/**
 * What whoever writes a text is warned of while it is saved all the same, in one sentence; `null` when of nothing (R1837). For
 * the back-office alone: requests and imports have no answer that it could stand in.
 */
export type Warns = (text: string) => string | null;
