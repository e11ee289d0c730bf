/**
 * Imports flow one way: shared ← demo ← api, shared ← storefront, backoffice; inside a package, shared parts ← features ← app.
 * Features do not import each other, and nothing goes in circles.
 */
/** Tests, which are under the rules of the folder that they are in, but may fill and check a whole shop. */
const TESTS = '\\.(test|spec)\\.tsx?$';

const api = {
  /** What every feature may use: the platform, the engine, and two domains. */
  shared: 'platform/|engine/|sales/order-core/|shop/stock/',
  /** The folders whose folders are features. */
  features: 'sales|shop|people|office',
};
/** Parts that stand on nothing of the storefront but each other; the domains that features may use; what only `app` may. */
const storefront = {
  base: 'api|connection|identity|seo|storage|ui',
  shared:
    'accounts|api|cart|catalogue|connection|favourites|hydration|identity|legal|messages|notifications|offline|orders|payments|reviews|seo|storage|ui',
  app: 'app',
};
const backoffice = { shared: 'providers|resource|ui', app: 'app' };

const layers = (name, { shared, app }) => [
  {
    name: `${name}: shared parts know no feature`,
    severity: 'error',
    from: { path: `^${name}/src/(${shared})` },
    to: { path: `^${name}/src/`, pathNot: `^${name}/src/(${shared})` },
  },
  {
    name: `${name}: features do not import each other`,
    severity: 'error',
    from: { path: `^${name}/src/([^/]+)/`, pathNot: `^${name}/src/(${shared}|${app})` },
    to: { path: `^${name}/src/`, pathNot: `^${name}/src/($1/|${shared})` },
  },
];

/** What a shop adds to a package may import what that package may. */
const customPart = (name, others) => ({
  name: `custom/${name} imports what ${name} does: shared, and no other package`,
  severity: 'error',
  from: { path: `^custom/${name}/` },
  to: { path: `^(custom/)?(${others})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared imports no other package',
      severity: 'error',
      from: { path: '^shared/src' },
      to: { path: '^(custom|demo|api|storefront|backoffice|e2e)/', pathNot: '^custom/shared/(index|shop)\\.ts$' },
    },
    {
      name: 'the registry alone reads what a shop declares',
      severity: 'error',
      from: { path: '^shared/src', pathNot: '^shared/src/resources/index\\.ts$' },
      to: { path: '^custom/', pathNot: '^custom/shared/shop\\.ts$' },
    },
    {
      name: 'what a shop is built with is loaded by every page: it knows no declaration',
      severity: 'error',
      from: { path: '^custom/shared/shop\\.ts$' },
      to: { path: ['node_modules/zod', '^shared/src/(resources?|access|upstream|custom)/', '^custom/shared/index'] },
    },
    {
      name: 'custom/shared is data: it imports shared alone, and not the registry that it is part of',
      severity: 'error',
      from: { path: '^custom/shared/' },
      to: {
        path: '^(demo|api|storefront|backoffice|e2e|custom/(api|storefront|backoffice))/|^shared/src/resources/index',
      },
    },
    customPart('api', 'demo|storefront|backoffice'),
    customPart('storefront', 'demo|api|backoffice'),
    customPart('backoffice', 'demo|api|storefront'),
    {
      name: 'the demo shop is data: it knows what is shared alone',
      severity: 'error',
      from: { path: '^demo/src' },
      to: { path: '^(api|storefront|backoffice|e2e)/' },
    },
    {
      name: 'the demo shop is loaded by the start that asks for it, not by every one',
      severity: 'error',
      from: { path: '^(api|storefront|backoffice)/src', pathNot: TESTS },
      to: { path: '^demo/', dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'the demo shop is for the seed alone',
      severity: 'error',
      from: { path: '^(api|storefront|backoffice)/src', pathNot: ['^api/src/operations/seed/', TESTS] },
      to: { path: '^demo/' },
    },
    {
      name: 'api: the database knows nothing above it',
      severity: 'error',
      from: { path: '^api/src/platform/database/', pathNot: TESTS },
      to: { path: '^api/src/(?!platform/(database|project)/)' },
    },
    {
      name: 'api: what serves requests knows neither pictures nor resources',
      severity: 'error',
      from: { path: '^api/src/platform/server/', pathNot: TESTS },
      to: { path: '^api/src/(?!platform/(database|project|server)/)' },
    },
    {
      name: 'api: a plugin is registered by the app, and used by its decorations alone',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/(app\\.ts|platform/server/(plugins/|server-plugins\\.ts))' },
      to: { path: '^api/src/platform/server/plugins/' },
    },
    {
      name: 'api: pictures know no resource',
      severity: 'error',
      from: { path: '^api/src/platform/media/', pathNot: TESTS },
      to: { path: '^api/src/(?!platform/(database|media|project|server)/)' },
    },
    {
      name: 'api: the engine knows no order',
      severity: 'error',
      from: { path: '^api/src/engine/', pathNot: TESTS },
      to: { path: '^api/src/(?!platform/|engine/)' },
    },
    {
      name: 'the front ends know the API by its contract alone',
      severity: 'error',
      from: { path: '^(storefront|backoffice)/src' },
      to: { path: '^api/' },
    },
    {
      name: 'the API knows the front ends by what they build alone',
      severity: 'error',
      from: { path: '^api/src' },
      to: { path: '^(storefront|backoffice)/' },
    },
    {
      name: 'no schema library in the storefront: of what resources are made of it knows the types alone',
      severity: 'error',
      // What the build evaluates is not in the browser's code.
      from: { path: '^(storefront/src|custom/storefront)', pathNot: '^storefront/src/catalogue/facets/declared/' },
      to: {
        path: ['node_modules/zod', '^shared/src/(resources?|access|upstream|custom)/', '^custom/shared/(?!shop\\.ts)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what the storefront shares with the API brings no schema library along',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: ['^shared/src/(resources?|access|upstream|custom)/', TESTS] },
      to: {
        path: ['node_modules/zod', '^shared/src/(resources?|access|upstream|custom)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'journeys use the shop from outside: they know neither its server nor its scripts',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(api|scripts|storefront|backoffice)/' },
    },
    {
      name: 'what all tests share knows no package',
      severity: 'error',
      from: { path: '^testing/', pathNot: '^testing/(index|journeys)\\.ts$' },
      to: { pathNot: ['^testing/', 'node_modules/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'tools measure the shop: nothing of it knows them',
      severity: 'error',
      from: { path: '^(shared|custom|demo|api|storefront|backoffice|e2e|testing)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'the shop knows no test',
      severity: 'error',
      from: { path: '^(shared|custom|demo|api|storefront|backoffice)/', pathNot: [TESTS, '^api/test/', '/testing/'] },
      to: { path: ['^(e2e|testing)/', '^api/test/', TESTS] },
    },
    {
      name: 'api: shared parts know no feature',
      severity: 'error',
      from: { path: `^api/src/(${api.shared})`, pathNot: TESTS },
      to: { path: '^api/src/', pathNot: `^api/src/(${api.shared})` },
    },
    {
      name: 'api: features do not import each other',
      severity: 'error',
      from: { path: `^api/src/((?:${api.features})/[^/]+)/`, pathNot: TESTS },
      to: { path: '^api/src/', pathNot: `^api/src/($1/|${api.shared})` },
    },
    {
      name: 'api: a test knows its own folder, what features share, and the app with its operations',
      severity: 'error',
      from: { path: `^api/src/((?:platform|engine|${api.features})/[^/]+)/.*${TESTS}` },
      to: { path: '^api/src/[^/]+/', pathNot: `^api/src/($1/|${api.shared}|operations/|custom/)` },
    },
    ...layers('storefront', storefront),
    {
      name: 'storefront: base parts know no domain',
      severity: 'error',
      from: { path: `^storefront/src/(${storefront.base})/` },
      to: { path: '^storefront/src/', pathNot: `^storefront/src/(${storefront.base})/` },
    },
    {
      name: 'storefront: what presents knows no state and no API',
      severity: 'error',
      from: { path: '^storefront/src/ui/' },
      to: { path: '^storefront/src/', pathNot: '^storefront/src/(ui|identity)/' },
    },
    {
      name: 'storefront: pages are for the table of pages alone',
      severity: 'error',
      from: { path: '^storefront/src/' },
      to: { path: '^storefront/src/.*-page\\.tsx$' },
    },
    ...layers('backoffice', backoffice),
    {
      name: 'the back-office: providers ← ui ← resource',
      severity: 'error',
      from: { path: '^backoffice/src/(providers|ui)/' },
      to: { path: '^backoffice/src/resource/' },
    },
    {
      name: 'a kind of field knows no list, form or page that draws it',
      severity: 'error',
      from: { path: '^backoffice/src/resource/kinds/' },
      to: { path: '^backoffice/src/resource/', pathNot: '^backoffice/src/resource/(kinds/|values\\.ts$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'types', 'import', 'default'] },
  },
};
