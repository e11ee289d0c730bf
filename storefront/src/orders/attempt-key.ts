/** Where this tab keeps the number of the order under way: the checkout gives it, a payment that succeeds ends it. */
export const ATTEMPT_KEY = 'checkout-attempt';
