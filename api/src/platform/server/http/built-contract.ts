/** Where the build writes the contract (`operations/generate/write-contract.ts`), for a server in production to send. */
export const BUILT_CONTRACT = new URL('../../../contract.json', import.meta.url);
