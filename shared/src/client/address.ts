/** The values of an address; the `call` types define which of them a path takes. */
export type Filling = { path?: Record<string, string>; query?: Record<string, unknown> };

/** `/products/{id}` with its values in place, encoded; in the query a list repeats its key, and a blank value is omitted. */
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
