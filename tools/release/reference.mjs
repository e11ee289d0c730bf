/** `npm run tools -- reference [folder]`: the API's reference as static pages, made from the built contract, by default in `reference/`. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/support/root.mjs';

const [folder = 'reference'] = process.argv.slice(2).filter((word) => word !== '--');
const ofApi = createRequire(join(root, 'api', 'package.json'));
const pages = join(dirname(ofApi.resolve('@fastify/swagger-ui/package.json')), 'static');
const contract = readFileSync(join(root, 'api', 'dist', 'contract.json'), 'utf8');

cpSync(pages, folder, { recursive: true });
// The contract is in the script: pages opened as files may not fetch it.
writeFileSync(
  join(folder, 'swagger-initializer.js'),
  `window.onload = () => SwaggerUIBundle({ spec: ${contract}, dom_id: '#swagger-ui', deepLinking: true, docExpansion: 'none' });\n`,
);
console.log(`${Object.keys(JSON.parse(contract).paths).length} paths in ${join(folder, 'index.html')}`);
