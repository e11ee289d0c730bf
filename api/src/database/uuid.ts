const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be a record's id; asked before a query, which would refuse any other text with an error. */
export const isUuid = (text: string): boolean => UUID.test(text);
