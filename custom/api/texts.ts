/** Texts of Karité's that this shop replaces, by Karité's own text: docs/your-own-shop.md. */
export default {} satisfies Readonly<Record<string, string>>;
