/**
 * Imports flow one way: shared ← demo ← api, shared ← storefront, backoffice; inside a package, shared parts ← features ← app.
 * Features do not import each other, and nothing goes in circles.
 */
const api = {
  shared: 'database|media|order-state|project|resource|server/|stock/|tasks/',
  app: 'app\\.ts|server\\.ts|config\\.ts|operations|web',
};
/** Parts that stand on nothing of the storefront but each other; the domains that features may use; what only `app` may. */
const storefront = {
  base: 'api|connection|identity|seo|storage|ui',
  shared:
    'accounts|api|cart|catalogue|connection|favourites|hydration|identity|legal|messages|notifications|offline|orders|payments|reviews|seo|session|storage|ui',
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

/** What a shop adds to a package stands where that package does. */
const customPart = (name, others) => ({
  name: `custom/${name} stands where ${name} does: it knows no other package than shared`,
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
      name: 'shared stands alone',
      severity: 'error',
      from: { path: '^shared/src' },
      to: { path: '^(custom|demo|api|storefront|backoffice|e2e)/', pathNot: '^custom/shared/index\\.ts$' },
    },
    {
      name: 'the registry alone reads what a shop declares',
      severity: 'error',
      from: { path: '^shared/src', pathNot: '^shared/src/resources/index\\.ts$' },
      to: { path: '^custom/' },
    },
    {
      name: 'custom/shared is data: it knows what is shared alone, and no registry that it stands in itself',
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
      from: { path: '^(api|storefront|backoffice)/src' },
      to: { path: '^demo/', dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'the demo shop is for the seed alone',
      severity: 'error',
      from: { path: '^(api|storefront|backoffice)/src', pathNot: '^api/src/operations/seed/' },
      to: { path: '^demo/' },
    },
    {
      name: 'api: the database knows nothing above it',
      severity: 'error',
      from: { path: '^api/src/database/' },
      to: { path: '^api/src/(?!database/|project/)' },
    },
    {
      name: 'api: what serves requests knows neither pictures nor resources',
      severity: 'error',
      from: { path: '^api/src/server/' },
      to: { path: '^api/src/(?!database/|project/|server/)' },
    },
    {
      name: 'api: a plugin is put in by the app, and known by its decorations alone',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/(app\\.ts|server/(plugins/|server-plugins\\.ts))' },
      to: { path: '^api/src/server/plugins/' },
    },
    {
      name: 'api: pictures know no resource',
      severity: 'error',
      from: { path: '^api/src/media/' },
      to: { path: '^api/src/(?!database/|media/|project/|server/)' },
    },
    {
      name: 'api: the engine knows no order',
      severity: 'error',
      from: { path: '^api/src/resource/' },
      to: { path: '^api/src/(?!database/|media/|project/|resource/|server/|tasks/)' },
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
      from: { path: '^(storefront/src|custom/storefront)' },
      to: {
        path: ['node_modules/zod', '^shared/src/(resources?|access|upstream|custom)/', '^custom/shared/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what the storefront shares with the API brings no schema library along',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: '^shared/src/(resources?|access|upstream|custom)/' },
      to: {
        path: ['node_modules/zod', '^shared/src/(resources?|access|upstream|custom)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tools look at the shop: nothing of it knows them',
      severity: 'error',
      from: { path: '^(shared|custom|demo|api|storefront|backoffice|e2e)/' },
      to: { path: '^tools/' },
    },
    ...layers('api', api),
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
    exclude: { path: '\\.test\\.tsx?$|/testing/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'types', 'import', 'default'] },
  },
};
