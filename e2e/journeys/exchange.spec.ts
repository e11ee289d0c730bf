import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pictureFile } from '../../testing/pictures.ts';
import { zipOf } from '../../testing/zip.ts';
import { openAdminPage, openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/test.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Exporter, importer' }).click();
const sheet = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a list is exported, its file is tried, corrected, imported, and found again after a reload', async ({
  page,
  cleanUp,
}) => {
  const name = `Importé ${test.info().project.name} ${Date.now() % 100_000}`;
  cleanUp(() => query('delete from products where name like $1', [`${name}%`]));
  await signInAsAdmin(page);
  await openAdminPage(page, 'Produits');

  // Straight to the disk, by an address without the session's token: the page has no part of the file.
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('a file was held in the page');
    };
  });
  await openMenu(page);
  const exportAs = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('products.csv');
    expect(download.url()).toMatch(/\/api\/downloads\/[\w-]{43}$/);
    await expect(page.getByText(/^products\.csv · \d+ ko$/).last()).toBeVisible();
    return (await readFile(await download.path(), 'utf8')).split('\r\n')[0];
  };
  const shown = await exportAs();
  expect(shown).toContain('Nom;Prix');
  expect(shown).not.toContain('Description');
  await openMenu(page);
  await page.getByRole('checkbox', { name: 'Toutes les colonnes' }).check();
  expect(await exportAs()).toContain('Description');

  await openMenu(page);
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  const modal = page.getByRole('dialog', { name: 'Importer : Produits' });
  const choose = modal.getByLabel('Fichier à importer');
  const confirm = modal.getByRole('button', { name: 'Importer' });

  await choose.setInputFiles(sheet('cassé.csv', 'Nom;Prix\n"jamais fermé;1\n'));
  await expect(modal.getByRole('alert')).toContainText('guillemet ouvert et jamais fermé');
  await choose.setInputFiles(sheet('fautes.csv', `Nom;Prix;Stock\n;dix;peut-être\n`));
  await expect(modal.getByText('3 erreurs à corriger dans le fichier')).toBeVisible();
  await expect(modal.getByRole('row', { name: /2 Stock En stock ou Épuisé attendu/ })).toBeVisible();
  await expect(confirm).toBeDisabled();

  // A supplier's own heads: their fields are chosen once, and remembered for the next file.
  const heads = `Désignation ${name};PVP;Dispo`;
  const goesTo = (head: string) => modal.getByRole('combobox', { name: `Champ de la colonne « ${head} »` });
  const assign = async (head: string, field: string) => {
    await goesTo(head).fill(field);
    await page.locator('.ant-select-dropdown:visible').getByTitle(field, { exact: true }).click();
    // antd gives the field the focus back a moment later, which closes whatever another has opened.
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await expect(goesTo(head)).toBeFocused();
  };
  await choose.setInputFiles(sheet('tarif.csv', `${heads}\n${name};cher;épuisé\n`));
  await expect(modal.getByText('Aucune colonne pour : Nom, Prix')).toBeVisible();
  await assign(`Désignation ${name}`, 'Nom');
  await assign('PVP', 'Prix');
  await assign('Dispo', 'Stock');
  await expect(modal.getByText(/^Aucune colonne pour/)).toBeHidden();
  expect((await new AxeBuilder({ page }).include('[aria-label="Colonnes du fichier"]').analyze()).violations).toEqual(
    [],
  );
  await modal.getByRole('button', { name: 'Vérifier' }).click();
  await expect(modal.getByRole('row', { name: /^2 PVP \(Prix\)/ })).toBeVisible();
  await expect(confirm).toBeDisabled();

  await choose.setInputFiles(sheet('bon.csv', `Nom;Prix;Stock\n${name};9 500 FCFA;épuisé\n`));
  await expect(modal.getByText('1 ligne sans erreur')).toBeVisible();
  await confirm.click();
  await expect(modal.getByText('Import terminé')).toBeVisible();

  // Nobody has closed the window: the result is shown again.
  await page.reload();
  await openMenu(page);
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  await expect(modal.getByText('Import terminé')).toBeVisible();
  await expect(modal.getByText('1 ajout, 0 modification')).toBeVisible();
  await modal.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(modal).toBeHidden();
  await openMenu(page);
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  await expect(modal.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible();
  await expect(modal.getByText('Import terminé')).toBeHidden();
  await choose.setInputFiles(sheet('tarif.csv', `${heads}\n${name} bis;9000;épuisé\n`));
  await expect(modal.getByRole('button', { name: 'Vérifier' })).toBeEnabled();
  await assign(`Désignation ${name}`, 'Nom');
  await assign('PVP', 'Prix');
  await modal.getByRole('button', { name: 'Vérifier' }).click();
  await expect(modal.getByText('1 ligne sans erreur')).toBeVisible();
  await confirm.click();
  await expect(modal.getByText('Import terminé')).toBeVisible();
  await modal.getByRole('button', { name: 'Fermer', exact: true }).click();
  await openMenu(page);
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  await choose.setInputFiles(sheet('suite.csv', `${heads}\n${name} ter;9000;épuisé\n`));
  await expect(modal.getByText('Comme au dernier import d’un fichier aux mêmes colonnes.')).toBeVisible();
  await expect(modal.getByText('1 ligne sans erreur')).toBeVisible();

  await modal.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(modal).toBeHidden();

  const [made] = await query<{ price: string; in_stock: boolean }>(
    'select price::int::text as price, in_stock from products where name = $1',
    [name],
  );
  expect(made).toEqual({ price: '9500', in_stock: false });

  // Undone as a whole: later changes by hand stay, and are listed.
  await query('update products set price = 9600 where name = $1', [name]);
  await openMenu(page);
  await page.getByRole('button', { name: 'Derniers imports' }).click();
  const history = page.getByRole('dialog', { name: 'Derniers imports : Produits' });
  const cardOf = (file: string) => history.getByRole('listitem').filter({ hasText: file }).first();
  for (const file of ['tarif.csv', 'bon.csv']) {
    await cardOf(file).getByRole('button', { name: 'Annuler cet import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Annuler cet import ?' });
    await expect(dialog).toContainText(`1 changement sera annulé : ce que « ${file} » a ajouté est supprimé`);
    await dialog.getByRole('button', { name: 'Annuler cet import' }).click();
    await expect(dialog).toBeHidden();
    if (file === 'tarif.csv') await expect(cardOf(file).getByText('Annulé', { exact: true })).toBeVisible();
  }
  await expect(cardOf('bon.csv').getByText('0 changement annulé, 1 laissé')).toBeVisible();
  await cardOf('bon.csv').getByRole('button', { name: 'Voir ce qui est laissé (1)' }).click();
  await expect(history.getByRole('row', { name: new RegExp(`^2 ${name} Modifié depuis\\s: Prix`) })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('.import-list').analyze()).violations).toEqual([]);
  const left = await query<{ name: string }>('select name from products where name like $1', [`${name}%`]);
  expect(left.map((each) => each.name)).toEqual([name]);
});

test('two products are imported with their pictures from a ZIP, and show them', async ({ page, cleanUp }) => {
  const name = `Illustré ${test.info().project.name} ${Date.now() % 100_000}`;
  cleanUp(() => query('delete from products where name like $1', [`${name}%`]));
  const pictures = await Promise.all(
    // Others on a phone than on a desktop, which share a shop: pictures that it has already are not added again.
    [300, 310, 320].map(async (width) =>
      Buffer.from(await (await pictureFile('savon.png', { width, height: 300 })).arrayBuffer()),
    ),
  );
  const archive = zipOf(Object.fromEntries(pictures.map((data, at) => [`photos/savon-${at}.png`, data])));
  await signInAsAdmin(page);
  await openAdminPage(page, 'Produits');
  await openMenu(page);
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  const modal = page.getByRole('dialog', { name: 'Importer : Produits' });
  const rows = `${name} un;1500;savon-0.png | SAVON-1.png\n${name} deux;2500;savon-2.png\n`;
  await modal.getByLabel('Fichier à importer').setInputFiles(sheet('illustré.csv', `Nom;Prix;Images\n${rows}`));
  await expect(modal.getByRole('row', { name: /^2 Images .*savon-0.png.* joignez l’archive ZIP/ })).toBeVisible();
  await modal
    .getByLabel('Archive des images')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from('rien') });
  await expect(modal.getByText('Archive illisible ou incomplète : un fichier ZIP est attendu')).toBeVisible();
  await modal
    .getByLabel('Archive des images')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: archive });
  await expect(modal.getByText('3 fichiers dans l’archive')).toBeVisible();
  await expect(modal.getByText('2 lignes sans erreur')).toBeVisible();
  await expect(modal.getByText('2 ajouts, 0 modification, 3 images')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('[aria-label="Images de l’import"]').analyze()).violations).toEqual(
    [],
  );
  await modal.getByRole('button', { name: 'Importer' }).click();
  await expect(modal.getByText('Import terminé')).toBeVisible({ timeout: 30_000 });
  await modal.getByRole('button', { name: 'Fermer', exact: true }).click();
  await openAdminPath(page, `products?q=${encodeURIComponent(name)}`);
  for (const each of ['un', 'deux']) {
    const picture = page
      .locator('[data-row-key]')
      .filter({ hasText: `${name} ${each}` })
      .locator('img')
      .first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const counts = await query<{ count: number }>(
    `select (select count(*)::int from products_images where products_id = it.id) as count from products it
     where name like $1 order by name desc`,
    [`${name}%`],
  );
  expect(counts).toEqual([{ count: 2 }, { count: 1 }]);
});

test('a running import is stopped, and the rows saved by then are reported', async ({ page, cleanUp }) => {
  const name = `Arrêté ${Date.now() % 100_000}`;
  cleanUp(() => query('delete from products where name like $1', [`${name}%`]));
  await signInAsAdmin(page);
  await openAdminPage(page, 'Produits');
  await openMenu(page);
  await page.getByRole('button', { name: 'Importer un fichier...' }).click();
  const modal = page.getByRole('dialog', { name: 'Importer : Produits' });
  const rows = Array.from({ length: 5_000 }, (_, at) => `${name} ${at};1\n`).join('');
  await modal.getByLabel('Fichier à importer').setInputFiles(sheet('long.csv', `Nom;Prix\n${rows}`));
  await expect(modal.getByText('5 000 lignes sans erreur')).toBeVisible({ timeout: 60_000 });
  await modal.getByRole('button', { name: 'Importer' }).click();
  await expect(modal.getByText(/Enregistrement…/)).toBeVisible({ timeout: 60_000 });
  await modal.getByRole('button', { name: 'Arrêter' }).click();
  await expect(modal.getByText('Import arrêté')).toBeVisible();
  const [stored] = await query<{ count: number }>('select count(*)::int as count from products where name like $1', [
    `${name} %`,
  ]);
  const unsaved = new Intl.NumberFormat('fr-FR').format(5_000 - stored!.count);
  await expect(modal.getByText(`${unsaved} lignes non enregistrées`)).toBeVisible();
});
