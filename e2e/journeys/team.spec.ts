import { openAdminPath, showAdminMenu, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser notes the refusals.
test.use({ mayComplain: true });

test('R919, R920: a colleague is invited by a link, chooses a password, and has the pages of their rights alone', {
  tag: '@once',
}, async ({ page, browser, cleanUp }) => {
  const email = `awa${Date.now()}@example.com`;
  cleanUp(() => query('delete from users where email = $1', [email]));
  await signInAsAdmin(page);
  await openAdminPath(page, 'users');
  await page.getByRole('button', { name: 'Inviter un collègue' }).click();
  const invitation = page.getByRole('dialog', { name: 'Inviter un collègue' });
  await invitation.getByLabel('E-mail du collègue').fill(email);
  await invitation.getByRole('button', { name: 'Inviter', exact: true }).click();
  await expect(invitation.getByRole('alert')).toHaveText('Cochez ce que cette personne fera');
  await invitation.getByRole('checkbox', { name: /^Commandes / }).check();
  await invitation.getByRole('button', { name: 'Inviter', exact: true }).click();
  // This shop has no mail server: the link is shown this once.
  const handedOver = page.getByRole('dialog', { name: 'Lien d’invitation' });
  const link = await handedOver.getByLabel(`Lien pour ${email}`).inputValue();
  await handedOver.getByRole('button', { name: 'Fermer', exact: true }).last().click();

  const colleague = await browser.newPage();
  const { pathname, search } = new URL(link);
  await colleague.goto(process.env.SHOP_URL + pathname + search);
  const password = 'une courte phrase à moi';
  await colleague.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await colleague.getByLabel('Confirmer le mot de passe').fill(password);
  await colleague.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(colleague.getByText('Votre mot de passe est changé.')).toBeVisible();
  await colleague.goto(`${process.env.SHOP_URL}/admin/settings`);
  await colleague.getByLabel('E-mail').fill(email);
  await colleague.getByLabel('Mot de passe', { exact: true }).fill(password);
  await colleague.getByRole('button', { name: 'Se connecter' }).click();
  await expect(colleague.getByLabel('E-mail')).toHaveCount(0);
  await colleague.goto(`${process.env.SHOP_URL}/admin/users`);
  await expect(colleague.getByRole('heading', { name: 'Cette page ne vous est pas ouverte' })).toBeVisible();
  await expect(colleague.getByText('Un administrateur ouvre « Utilisateurs ».')).toBeVisible();
  await colleague.goto(`${process.env.SHOP_URL}/admin/`);
  await showAdminMenu(colleague);
  const menu = colleague.getByRole('navigation', { name: 'Administration' });
  await expect(menu.getByRole('link', { name: 'Commandes', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Réglages' })).toHaveCount(0);
  await colleague.close();

  await openAdminPath(page, `users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Voir ${email}` }).click();
  await expect(topDialog(page).getByText('Commandes', { exact: true }).first()).toBeVisible();
});
