/** The item of a list at a place; past its end it starts over. */
export const around = <L extends readonly [unknown, ...unknown[]]>(list: L, place: number): L[number] =>
  list[place % list.length] ?? list[0];
