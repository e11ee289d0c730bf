/** Texts of Karité's that this shop has otherwise, by what Karité says: docs/your-own-shop.md. */
export default {} satisfies Readonly<Record<string, string>>;
