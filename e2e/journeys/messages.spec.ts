import type { Order } from '@karite/shared/resources';
import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';

test('an administrator rewrites a message, finds it under an order, and writes by WhatsApp', async ({
  page,
  context,
}) => {
  const shop = process.env.SHOP_URL!;
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const [order] = await call<Order[]>('GET', '/orders?email_like=@&status=pending&_end=1', { token });
  await signInAsAdmin(page);
  await page.goto(`${shop}/admin/message-templates`);

  await page.getByRole('button', { name: 'Modifier Commande expédiée, E-mail' }).click();
  const editor = page.getByRole('dialog');
  // It comes a little later than the choice of the preview, which has the same label.
  const text = editor.getByRole('textbox', { name: /Texte$/ });
  await text.fill('Bonjour, {{nimporte}}');
  await editor.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(editor.getByText('{{nimporte}} n’existe pas ici.', { exact: false })).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('Voici {{numero}}, enfin partie.');
  // A browser draws no frame that is out of sight.
  await editor.getByTitle('Aperçu du message').scrollIntoViewIfNeeded();
  const preview = editor.frameLocator('iframe[title="Aperçu du message"]');
  await expect(preview.getByText('Voici KR-7F4K-92, enfin partie.')).toBeVisible();
  // This shop has no mail server.
  await editor.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await expect(page.getByText('l’essai ne part pas, lisez-le sous « Messages »')).toBeVisible();
  await expect(page.getByText('Un essai part à')).toHaveCount(0);
  await editor.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Modèle enregistré')).toBeVisible();

  await call('PATCH', `/orders/${order!.id}/status`, { token, body: { status: 'shipped' } });
  await page.goto(`${shop}/admin/orders/show/${order!.id}`);
  const details = page.getByRole('dialog');
  const event = details.getByRole('listitem').filter({ hasText: `Voici ${order!.shortNumber}, enfin partie.` });
  await event.getByText(/^Lire le message à /).click();
  await expect(event.getByText(`Voici ${order!.shortNumber}, enfin partie.`)).toBeVisible();
  await details
    .getByRole('button', { name: /^Renvoyer à / })
    .first()
    .click();
  await expect(page.getByText('1 message : déjà en route, ou sans serveur pour l’envoyer')).toBeVisible();

  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  );
  const opened = context.waitForEvent('page');
  await details.getByRole('button', { name: `Écrire par WhatsApp pour ${order!.shortNumber}` }).click();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\/\d+\?text=.*est%20en%20route/);
  await chat.close();

  await page.goto(`${shop}/admin/message-templates`);
  await page.getByRole('button', { name: 'Modifier Commande expédiée, E-mail' }).click();
  await page.getByRole('button', { name: 'Texte par défaut' }).click();
  await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
  await expect(page.getByText('Texte par défaut rétabli')).toBeVisible();
});
