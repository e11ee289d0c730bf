/** The storage key of the checkout's draft of a tab; removed with the session. */
export const DRAFT_KEY = 'checkout-draft';
