/** Where a tab keeps what was typed at the checkout; gone with the session. */
export const DRAFT_KEY = 'checkout-draft';
