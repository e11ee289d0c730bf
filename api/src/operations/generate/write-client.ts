import '../../platform/server/processes/report-faults.ts';
import { writeFile } from 'node:fs/promises';
import { CLIENT_FILE, clientTypes } from './client-types.ts';

/** `npm run client`: writes the types that both front ends call the API with. */
await writeFile(CLIENT_FILE, await clientTypes());
process.stdout.write('Wrote shared/src/client/contract.ts.\n');
