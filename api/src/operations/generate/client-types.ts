import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { PROJECT_FOLDER } from '../../platform/project/folders.ts';
import { readContract } from './contract.ts';

/** The generated types of the contract: both front ends compile without a server. */
export const CLIENT_FILE = new URL('shared/src/client/contract.ts', PROJECT_FOLDER);

const HEADER = `/** Generated from the API's own contract by \`npm run client\` (and by \`npm run migration\`). Do not edit. */
`;
/** What a form carries as a file. Blobs are a browser's word; the contract is read by the server as well. */
const UPLOAD = 'export type Upload = { readonly size: number; readonly type: string };\n';

/** The types of the contract as TypeScript, from the routes as they are now. */
export async function clientTypes(): Promise<string> {
  // Two libraries' types of the one document; `client.test.ts` judges it by OpenAPI's own schema.
  const nodes = await openapiTS((await readContract()) as OpenAPI3, {
    alphabetize: true,
    inject: UPLOAD,
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Upload') : undefined),
  });
  return HEADER + astToString(nodes);
}
