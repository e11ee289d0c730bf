/** The first page, the last, and those around the one that is open; `page` and `last` count from 1. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= last).sort((one, other) => one - other);
}
