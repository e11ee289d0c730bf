import custom from '@karite/custom/backoffice';
import { resources } from '@karite/shared/resources';
import { expect, it } from 'vitest';
import { customFaults } from './check-custom.ts';

it('are valid in this shop', () => expect(customFaults(custom, resources)).toEqual([]));
