import { type Page, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin, untilDrawn } from '../setup/back-office.ts';
import { makeCustomer } from '../setup/customer.ts';
import { openScreen, screensOfShop } from '../setup/screens.ts';

const ADMIN_PAGES = ['Dashboard', 'Produits', 'Catégories', 'Marques', 'Commandes', 'Utilisateurs', 'Statistiques'];

/** Pictures below the fold load when one comes near: walk down once, so that none is missing in the picture. */
const walkDown = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
};

test('every screen of the shop', async ({ page }, { project }) => {
  const customer = await makeCustomer();
  for (const screen of await screensOfShop(customer)) {
    await openScreen(page, screen, customer);
    const isWhole = !screen.act;
    if (isWhole) {
      await walkDown(page);
      await page.waitForLoadState('networkidle');
    }
    await page.screenshot({ path: `../screenshots/${project.name}/${screen.name}.png`, fullPage: isWhole });
  }
});

test('every screen of the back-office', async ({ page }, { project }) => {
  await signInAsAdmin(page);
  for (const label of ADMIN_PAGES) {
    await openAdminPage(page, label);
    await walkDown(page);
    await untilDrawn(page);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.screenshot({ path: `../screenshots/${project.name}/admin-${label.toLowerCase()}.png`, fullPage: true });
  }
});
