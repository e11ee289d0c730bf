/** Addresses of pages that no declaration draws, without the first `/`. */
export const FIXED_PAGES: readonly string[] = [
  '',
  'login',
  'setup',
  'today',
  'first-steps',
  'staff-order',
  'stats',
  'security',
  'exports',
];
