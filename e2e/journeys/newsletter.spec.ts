import { plural } from '@karite/shared/format';
import { expectAnswer } from '../setup/answered.ts';
import { forgetSession, openAdminPage, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

// The refusal of the trial is noted by the browser.
test.use({ mayComplain: true });

test('R1905 to R1907, R1909: a subscription is confirmed by its link, a letter reaches it, and it is ended', async ({
  page,
}) => {
  const email = `lettre${Date.now()}@example.com`;
  await call('POST', '/newsletter', { body: { email } });
  const [request] = await query<{ text: string }>('select body as text from messages where recipient = $1', [email]);
  const address = /\/newsletter\/\S+/.exec(request!.text)![0];

  await page.goto(address);
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expectAnswer(page, 'Merci ! Votre inscription est confirmée.');

  await signInAsAdmin(page);
  await openAdminPage(page, 'Lettres');
  await page.getByRole('button', { name: 'Nouvelle lettre' }).first().click();
  const form = page.getByRole('dialog');
  const subject = `Nouveautés ${Date.now()}`;
  await form.getByLabel('Objet').fill(subject);
  await form.getByLabel('Texte').fill('Bonjour,\n\nle beurre de karité est de retour.');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Lettre ajoutée')).toBeVisible();
  await page.getByRole('button', { name: `M’envoyer un essai ${subject}` }).click();
  // This shop has no mail server.
  await expect(page.getByText('l’essai ne peut pas partir')).toBeVisible();
  await page.getByRole('button', { name: `Envoyer ${subject}` }).click();
  const sending = page.getByRole('dialog');
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    'select count(*)::int as count from newsletter where confirmed_at is not null',
  );
  await expect(sending).toContainText(`Cette lettre partira à ${plural(count, 'abonné')}.`);
  await sending.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('La lettre est en cours d’envoi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Défaire' })).toHaveCount(0);

  await forgetSession(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(page.getByText('Vous êtes désinscrit. Nous ne vous écrirons plus.')).toBeVisible();
  expect(await query('select 1 from newsletter where email = $1', [email])).toEqual([]);
  await page.goto(address.split('?')[0]!);
  await expect(page.getByText('Ce lien est incomplet. Ouvrez celui de l’e-mail en entier.')).toBeVisible();
});
