/** In a file of its own, fetched where the shop's zones can't be: the names of forty cities. */
export { FIRST_ZONES } from '@karite/shared/delivery';
