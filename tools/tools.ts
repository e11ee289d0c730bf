/** Each tool by its name, with its file and what it shows. README.md has the rest. `unbuilt`: it does without a build of the shop. */
type Tool = { file: string; shows: string; unbuilt?: true };

export const TOOLS: Readonly<Record<string, Tool>> = {
  shop: { file: 'bench/shop/run.ts', shows: 'the whole shop beside bare Fastify and PostgreSQL, row by row' },
  search: { file: 'bench/search.ts', shows: 'searches and facets with changing words, among 100 000 products' },
  requests: { file: 'bench/requests.ts', shows: 'the slowest of all requests that a stranger may send' },
  selling: { file: 'bench/selling.ts', shows: 'how many pages come from the cache while the shop sells' },
  imports: { file: 'bench/imports.ts', shows: 'imports while shoppers order, and files that mean harm' },
  soak: { file: 'bench/soak.ts', shows: 'memory and failures under long load, and three times too much' },
  'sign-in-time': { file: 'bench/sign-in-time.ts', shows: 'whether a refusal reveals if the account exists' },
  'sign-in-load': { file: 'bench/sign-in-load.ts', shows: 'the catalogue during 200 sign-ins a second' },
  storefront: { file: 'bench/pages/storefront.ts', shows: 'first visits on a slow phone and line' },
  backoffice: { file: 'bench/pages/backoffice.ts', shows: 'the requests of each screen, and when its rows are there' },
  morning: { file: 'bench/morning/run.ts', shows: "clicks and keys of a morning's work" },
  backup: { file: 'drill/backup.ts', shows: 'how long backup and restore take' },
  processes: { file: 'drill/processes.ts', shows: 'three processes agree, and are killed under load' },
  upgrade: { file: 'drill/upgrade.ts', shows: 'the last release beside this one under load, both ways' },
  failover: { file: 'drill/failover/main.mjs', shows: 'the database loses its machine under orders' },
  s3: { file: 'drill/s3/s3.ts', shows: 'pictures on a real S3 store' },
  'documented-shop': { file: 'drill/documented-shop.ts', shows: 'the shop of the recipes at work', unbuilt: true },
  screenshots: { file: 'screenshots.ts', shows: 'a picture of every screen, at four widths' },
  manual: { file: 'manual.ts', shows: 'the pictures of the manual, from the demo shop' },
  settings: { file: 'release/settings.ts', shows: 'the settings of the shop, as tables', unbuilt: true },
  sbom: { file: 'release/sbom.mjs', shows: 'every package that runs, as CycloneDX', unbuilt: true },
  reference: { file: 'release/reference.mjs', shows: 'the reference of the API, as static pages' },
  notes: { file: 'release/notes.mjs', shows: 'the part of the change log about a version', unbuilt: true },
  reproducible: { file: 'release/reproducible.mjs', shows: 'whether two builds are the same bytes', unbuilt: true },
};
