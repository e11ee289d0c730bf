import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAdminPage, signInAsAdmin, untilDrawn } from '../setup/back-office.ts';
import { makeCustomer } from '../setup/customer.ts';
import { openScreen, screensOfShop } from '../setup/screens.ts';
import { expect, test } from '../setup/shop-test.ts';
import { smallTargets } from '../setup/targets.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What passes is not written down, and no second page is opened to put frames together: there are none. */
const violationsOf = async (page: Page) => {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  return (await axe.analyze()).violations;
};

test.describe('every screen of the shop', () => {
  test.use({ mayComplain: true }); // the browser itself notes the 404 of what is not there
  test('has nothing that axe finds, fits the window, and on a phone each control is large enough for a finger', async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const customer = await makeCustomer();
    const found: string[] = [];
    for (const screen of await screensOfShop(customer)) {
      await openScreen(page, screen, customer);
      for (const { id, nodes } of await violationsOf(page)) found.push(`${screen.name} ${id}: ${nodes[0]?.html}`);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (tooWide > 0) found.push(`${screen.name} is ${tooWide} px too wide`);
      for (const target of isMobile ? await smallTargets(page) : []) found.push(`${screen.name} too small: ${target}`);
    }
    expect(found).toEqual([]);
  });
});

test('axe finds nothing serious in the back-office', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsAdmin(page);
  for (const label of ['Dashboard', 'Produits', 'Commandes', 'Statistiques']) {
    await openAdminPage(page, label);
    await untilDrawn(page);
    const serious = (await violationsOf(page)).filter((it) => it.impact === 'serious' || it.impact === 'critical');
    expect(serious.map((it) => `${label} ${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  }
});
