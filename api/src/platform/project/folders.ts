import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The package's own manifest: the same file from the sources, from what is compiled and from the bundle. */
const MANIFEST = createRequire(import.meta.url).resolve('@karite/api/package.json');

/** The folder of the API: fonts, migrations, `src` and `dist` are below it. */
export const API_FOLDER = new URL('./', pathToFileURL(MANIFEST));
/** The folder of the whole project, with its packages. */
export const PROJECT_FOLDER = new URL('../', API_FOLDER);
