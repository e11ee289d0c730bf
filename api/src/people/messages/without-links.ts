/**
 * A text as it may be read by who is not its recipient (R2041). Any address in it may be a key: to an account, an order, a
 * subscription, a cart. None is shown.
 */
export const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+/gi, '[lien]');
