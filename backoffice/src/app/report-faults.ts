import custom from '@karite/custom/backoffice';
import { resources } from '@karite/shared/resources';
import { customFaults } from './check-custom.ts';

/** While one works on it: tells `npm run dev`, which shows it in the terminal and over the page (scripts/dev/show-faults.mjs). */
const faults = customFaults(custom, resources);
if (faults.length > 0)
  import.meta.hot?.send(
    'declaration-faults',
    faults.map(({ resource, field, problem, remedy }) => `${resource}  ${field}: ${problem}\n  ${remedy}.`).join('\n'),
  );
