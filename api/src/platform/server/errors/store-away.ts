/** The store of the pictures does not answer, or not as it should; the message says how, to whoever runs the shop. */
export class StoreAway extends Error {}
