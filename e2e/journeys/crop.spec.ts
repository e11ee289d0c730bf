import { AxeBuilder } from '@axe-core/playwright';
import { readPicture } from '@karite/shared/media';
import type { Page } from '@playwright/test';
import { openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

/** A picture as a camera's file: left half red, right half see-through. */
const drawn = async (page: Page, width: number, height: number) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(
      ({ width, height }) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = '#c00';
        context.fillRect(0, 0, width / 2, height);
        return canvas.toDataURL('image/png').replace(/^.*,/, '');
      },
      { width, height },
    ),
    'base64',
  ),
});

const picturesOf = (name: string) =>
  query<{ url: string }>(
    `select url from products_images join products on products.id = products_id where name = $1 order by "order"`,
    [name],
  ).then((rows) => rows.map(({ url }) => readPicture(url)));

test('R1541: a picture is cropped to the shop’s ratio, turned, left whole, and cropped again', async ({ page }, {
  project,
}) => {
  const name = `Cadre ${project.name}`;
  await signInAsAdmin(page);
  await openAdminPath(page, 'products?_create=1');
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Nom', { exact: true }) });
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await form.getByLabel('Prix', { exact: true }).fill('1000');
  const input = form.locator('input[type=file]').last();
  const crop = page.getByRole('dialog', { name: 'Recadrer l’image' });

  await input.setInputFiles(await drawn(page, 900, 600));
  await expect(crop).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.crop').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await crop.getByRole('button', { name: 'Recadrer', exact: true }).click();
  await expect(crop).toBeHidden();

  // A square is shown as it is.
  await input.setInputFiles(await drawn(page, 300, 300));
  await expect(form.getByRole('button', { name: 'Recadrer l’image 2' })).toBeVisible();
  await input.setInputFiles(await drawn(page, 400, 200));
  await crop.getByRole('button', { name: 'Tourner' }).click();
  await crop.getByRole('button', { name: 'Agrandir' }).click();
  await crop.getByRole('button', { name: 'Garder entière' }).click();
  await expect(crop).toBeHidden();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saved = await picturesOf(name);
  expect(saved.map((picture) => [picture?.width, picture?.height])).toEqual([
    [600, 600],
    [300, 300],
    [400, 200],
  ]);

  const [row] = await query<{ id: string }>('select id from products where name = $1', [name]);
  await openAdminPath(page, 'products');
  await page.goto(`/admin/products?_edit=${row?.id}`);
  await topDialog(page).getByRole('button', { name: 'Recadrer l’image 1' }).click();
  await crop.getByRole('button', { name: 'Agrandir' }).click();
  await crop.getByRole('button', { name: 'Agrandir' }).click();
  await crop.getByRole('button', { name: 'Recadrer', exact: true }).click();
  await expect(crop).toBeHidden();
  // R1582: for the newly cropped one, and for the others.
  await topDialog(page).getByLabel('Texte alternatif de l’image 1').fill('Un pot "ouvert" <b>');
  await topDialog(page).getByLabel('Texte alternatif de l’image 3').fill('Le même, de dos');
  await topDialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [first, ...others] = await picturesOf(name);
  // In the same place, and less of it.
  expect([first?.width, first?.height]).toEqual([500, 500]);
  expect(others.map((picture) => picture?.width)).toEqual([300, 400]);
  await page.goto(`/produits/${row?.id}`);
  await expect(page.getByRole('img', { name: 'Un pot "ouvert" <b>' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Image précédente' }).click();
  await expect(page.getByRole('img', { name: 'Le même, de dos' }).first()).toBeVisible();
});
