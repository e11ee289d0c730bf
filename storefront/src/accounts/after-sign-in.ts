import { ownPathOr } from '@karite/shared/links';
import { paths } from '@karite/shared/paths';

/** Where who signs in is led: the page that the address names (`paths.loginThen`), else the front page (R905, R2040). */
export const afterSignIn = (search: string): string => ownPathOr(new URLSearchParams(search).get('suite'), paths.home);
