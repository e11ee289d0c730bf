import type { Product, Review } from '@karite/shared/resources';
import { signInAsAdmin, tickInList } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

test('actions are in the row, in the details and for a selection; one has parameters, one is confirmed', async ({
  page,
}) => {
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const product = await call<Product>('POST', '/products', {
    token,
    body: { name: `Lait ${Date.now()}`, price: 4_000 },
  });
  for (const author of ['Une', 'Deux', 'Trois']) {
    const body = { productId: product.id, author, rating: 3, text: `Avis de ${author}` };
    await call('POST', '/reviews', { token: (await makeCustomer()).token, body });
  }
  await signInAsAdmin(page);
  const list = `${process.env.SHOP_URL}/admin/reviews?productId=${product.id}`;
  await page.goto(list);

  await test.step('in the row: parameters are validated before they are sent', async () => {
    await page.getByRole('button', { name: /^Répondre Avis de Deux/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Répondre' });
    await expect(dialog.getByText('Avis de Deux', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Répondre' }).click();
    await expect(dialog).toContainText('Écrivez la réponse');
    await dialog.getByLabel('Réponse de la boutique').fill('Nous en sommes désolés');
    await dialog.getByRole('button', { name: 'Répondre' }).click();
    await expect(page.getByText('Réponse enregistrée')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('in the details: confirmed, and recorded in the history under its name', async () => {
    await page.getByRole('button', { name: /^Voir Avis de Deux/ }).click();
    const details = page.getByRole('dialog').filter({ hasText: 'Avis de Deux' });
    await expect(details).toContainText('Nous en sommes désolés');
    await details.getByRole('button', { name: 'Refuser' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Refuser cet avis ?' });
    await expect(question).toContainText('Avis de Deux');
    await question.getByRole('button', { name: 'Refuser' }).click();
    await expect(page.getByText('Avis refusé')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Publier' })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Refuser' })).toHaveCount(0);
    await details.getByRole('button', { name: 'Fermer', exact: true }).last().click();
    await expect(details).toBeHidden();
  });

  await test.step('for a selection: those that it is for, with the same answer for all', async () => {
    await page.goto(`${list}&status=pending`);
    const boxes = page.getByRole('checkbox', { name: /^(Sélectionner )?Avis de (Une|Trois)/ });
    await expect(boxes).toHaveCount(2);
    await tickInList(page, await boxes.all());
    const bar = page.getByText('Sélection : 2 avis').locator('..').locator('..');
    await bar.getByRole('button', { name: 'Répondre' }).click();
    const dialog = page.getByRole('dialog', { name: 'Répondre' });
    await expect(dialog).toContainText('2 avis');
    await dialog.getByLabel('Réponse de la boutique').fill('Merci à vous');
    await dialog.getByRole('button', { name: 'Répondre' }).click();
    await expect(dialog).toBeHidden();
    const { length } = (await call<Review[]>('GET', `/reviews?productId=${product.id}`, { token })).filter(
      ({ answer }) => answer === 'Merci à vous',
    );
    expect(length).toBe(2);
  });
});
