/** What checks and sends an order: fetched while the form is being filled in, not before it shows. */
export const fetchSubmission = () => import('./submit-order.ts');
