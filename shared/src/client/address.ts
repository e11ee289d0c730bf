/** What an address is filled with; `call` types say which of it a path takes. */
export type Filling = { path?: Record<string, string>; query?: Record<string, unknown> };

/** `/products/{id}` with its values in place, encoded; in the query a list repeats its key, and blank is not said. */
export function addressOf(template: string, { path = {}, query = {} }: Filling = {}): string {
  const search = Object.entries(query)
    .flatMap(([key, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined && one !== '')
        .map((one) => `${key}=${encodeURIComponent(String(one))}`),
    )
    .join('&');
  return template.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(path[name] ?? '')) + (search && `?${search}`);
}
