/** A name as it is compared: `Citrus Limon (Lemon) Peel Oil*` and `CITRUS LIMON PEEL OIL` are one. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim()
    .toLowerCase();
