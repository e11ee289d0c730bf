/** Whether a text can be a record's id; asked before a query, which would refuse any other text with an error. */
export { isUuid } from '@karite/shared/resource';
