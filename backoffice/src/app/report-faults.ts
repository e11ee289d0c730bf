import custom from '@karite/custom/backoffice';
import { resources } from '@karite/shared/resources';
import { customFaults } from './check-custom.ts';

/** Development only: reports errors to `npm run dev`, which shows them in the terminal and over the page. */
const faults = customFaults(custom, resources);
if (faults.length > 0)
  import.meta.hot?.send(
    'declaration-faults',
    faults.map(({ resource, field, problem, remedy }) => `${resource}  ${field}: ${problem}\n  ${remedy}.`).join('\n'),
  );
