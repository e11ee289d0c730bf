import type { Brand } from '@karite/shared/resources';
import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';

test('the audit: who changed what, narrowed by action, with the fields of before and after', async ({ page }) => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const brand = await call<Brand>('POST', '/brands', { token, body: { name: 'Maison Aklé' } });
  await call('PATCH', `/brands/${brand.id}`, { token, body: { name: 'Maison Akoua' } });
  await signInAsAdmin(page);
  await openAdminPage(page, 'Journal');
  const [entry] = await call<{ id: string }[]>('GET', `/audit?recordId=${brand.id}&_end=1`, { token });
  await page.goto(`${process.env.SHOP_URL!}/admin/audit?action=edit&_show=${entry!.id}`);
  const details = page.getByRole('dialog');
  await expect(details).toContainText(ADMIN.email);
  await expect(details).toContainText('Maison Aklé');
  await expect(details).toContainText('Maison Akoua');
  await details.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await expect(details).toBeHidden();
  // Rows of a table, or cards on narrow screens.
  const actions = page.locator('[data-row-key]').filter({ hasText: ADMIN.email });
  await expect(actions.first()).toContainText(
    `${ADMIN.email} a changé « Nom » de « Maison Akoua »\u00A0: Maison Aklé → Maison Akoua`,
  );
  await expect(actions.filter({ hasText: 'a ajouté' })).toHaveCount(0);
});
