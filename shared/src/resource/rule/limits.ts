/** What a condition compares a field by: what a list's filter does, and for moments how many days ago at most. */
export const RULE_OPERATORS = ['eq', 'ne', 'like', 'gte', 'lte', 'empty', 'days'] as const;

export const MOST_CONDITIONS = 10;
export const MOST_DAYS = 3_650;
