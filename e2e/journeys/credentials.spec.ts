import { openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer, orderOf, productsOfShop } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

const emailTo = async (email: string): Promise<string> =>
  (
    await query<{ body: string }>('select body from messages where recipient = $1 order by created_at desc limit 1', [
      email,
    ])
  )[0]!.body;

test.describe('one’s own address', () => {
  test.use({ mayComplain: true }); // the browser itself notes the 403 of a wrong password

  test('P55 is changed with the current password, and taken back by the e-mail to the former one', async ({ page }) => {
    const { email, password, token } = await makeCustomer();
    await query("update sessions set created_at = now() - interval '1 hour'");
    await page.goto('/health/live');
    await page.evaluate((token) => localStorage.setItem('token', token), token);
    await page.goto('/profile');
    const save = page.getByRole('button', { name: 'Enregistrer' });
    const current = page.getByLabel('Mot de passe actuel', { exact: true });

    // The same address and no password: nothing is required.
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email.toUpperCase());
    await expect(current).toBeHidden();
    await save.click();
    await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();

    const other = `nouvelle.${email}`;
    await page.getByRole('textbox', { name: 'E-mail' }).fill(other);
    await save.click();
    await expect(page.getByText('Saisissez votre mot de passe actuel')).toBeVisible();
    await current.fill('un faux mot de passe');
    await save.click();
    await expect(page.getByText('Mot de passe actuel incorrect').first()).toBeVisible();
    await expect(current).toBeFocused();
    await current.fill(password);
    await save.click();
    await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
    await expect(page.getByRole('heading', { name: other })).toBeVisible();
    await expect(current).toBeHidden();

    const link = /\S+\/reprendre-mon-compte\?token=\S+/.exec(await emailTo(email))![0];
    const address = new URL(link).pathname + new URL(link).search;
    const response = await page.goto(address);
    expect(response!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    // Opened by a mail program, the link has done nothing.
    expect((await call<{ email: string }>('GET', '/users/me', { token })).email).toBe(other);
    await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
    await expect(page.getByText(`Votre compte a de nouveau l’adresse ${email}`)).toBeVisible();

    await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('trois pirogues bleues');
    await page.getByLabel('Confirmer le mot de passe').fill('trois pirogues bleues');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible();
    await call('POST', '/auth/login', { body: { email, password: 'trois pirogues bleues' } });

    await page.goto(address);
    await page.getByRole('button', { name: 'Reprendre mon compte' }).click();
    await expect(page.getByText('Ce lien n’est plus valable.')).toBeVisible();
  });
});

test.describe('a link to follow an order', () => {
  test.use({ mayComplain: true }); // the browser itself notes the 410 of the expired link

  test('shows when it has expired, and is renewed in the back-office', async ({ page }) => {
    const order = await call<{ id: string; orderId: string; followKey: string }>('POST', '/orders', {
      body: orderOf(await productsOfShop(1)),
    });
    const old = `/commande/${order.id}?cle=${order.followKey}`;
    await page.goto(old);
    await expect(page.getByText(order.orderId).first()).toBeVisible();
    await query("update orders set created_at = now() - interval '180 days' where id = $1", [order.id]);
    await page.goto(old);
    await expect(page.getByRole('heading', { name: 'Ce lien a expiré' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', /wa\.me/);

    await signInAsAdmin(page);
    await openAdminPage(page, 'Commandes');
    await page.goto(`/admin/orders/show/${order.id}`);
    await page.getByRole('button', { name: 'Renouveler le lien' }).click();
    await page.getByRole('button', { name: 'Renouveler', exact: true }).click();
    const link = await page.getByLabel('Lien de suivi', { exact: true }).inputValue();
    await page.getByRole('dialog', { name: 'Nouveau lien de suivi' }).getByRole('button', { name: 'Copier' }).click();
    await expect(page.getByText(/Lien copié|Sélectionnez le lien/)).toBeVisible();
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expect(page.getByText(order.orderId).first()).toBeVisible();
    await page.goto(old);
    await expect(page.getByRole('heading', { name: 'Ce lien a expiré' })).toBeVisible();
  });
});
