/** Whether a text can be a record's id; checked before a query, which would fail for any other text. */
export { isUuid } from '@karite/shared/resource';
