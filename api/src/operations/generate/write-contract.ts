import '../../platform/server/processes/report-faults.ts';
import { writeFile } from 'node:fs/promises';
import { BUILT_CONTRACT } from '../../platform/server/http/built-contract.ts';
import { readContract } from './contract.ts';

/** A step of `npm run build`: writes the contract that a server in production sends. */
await writeFile(BUILT_CONTRACT, JSON.stringify(await readContract()));
