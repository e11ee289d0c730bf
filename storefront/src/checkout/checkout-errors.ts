import type { CheckoutState } from './checkout-state.ts';

/** The message of a field, by its name in the order. */
export type ErrorOf = (field: string) => string | undefined;

/** One message for several fields is shown beside the button; each field is only marked as invalid. */
export function errorReader(state: CheckoutState): ErrorOf {
  const problems = state.status === 'refused' ? state.problems : [];
  return (field) => {
    const message = problems.find((problem) => problem.field === field)?.message;
    const isShared = problems.filter((problem) => problem.message === message).length > 1;
    return message && isShared ? 'Champ obligatoire' : message;
  };
}
