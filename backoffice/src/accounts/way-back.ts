/** Only a path of the back-office: an address is only text, and must not lead elsewhere. */
export const wayBack = (to: string | null): string => (to && /^\/(?![/\\])/.test(to) ? to : '/');
