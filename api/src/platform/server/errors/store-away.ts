/** The picture store fails or is unreachable; the message gives the cause to the operator. */
export class StoreAway extends Error {}
