import { test } from '@playwright/test';
import { makeCustomer } from '../setup/customer.ts';
import { openScreen, screensOfShop } from '../setup/screens.ts';
import { take } from './take.ts';

test('every screen of the shop', async ({ page }, { project }) => {
  const customer = await makeCustomer();
  for (const screen of await screensOfShop(customer)) {
    await openScreen(page, screen, customer);
    await take(page, project.name, screen.name, !screen.act);
  }
});
