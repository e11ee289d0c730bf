import { API_FOLDER } from '../../project/folders.ts';

/** Where the build writes the contract (`operations/generate/write-contract.ts`), for a server in production to send. */
export const BUILT_CONTRACT = new URL('dist/contract.json', API_FOLDER);
