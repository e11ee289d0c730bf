import type { Brand } from '@karite/shared/resources';
import { pictureFile } from '../../testing/pictures.ts';
import { openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

const FILE = 'logo-de-nuit.png';
const PROBLEM = `image « ${FILE} » : le disque est plein`;

/** A worker may hold the table in the other order: PostgreSQL then ends this statement, which is made again. */
async function change(statement: string): Promise<void> {
  await expect(() => query(statement)).toPass();
}

/** No worker takes a picture's job, until it has failed. */
const hold = () =>
  change(`
    create or replace function hold_picture() returns trigger language plpgsql as $$
      begin new.start_after := now() + interval '1 hour'; return new; end $$;
    create or replace trigger hold_picture before insert on pgboss.job for each row
      when (new.name = 'finish-pictures') execute function hold_picture()`);
const release = () => change('drop trigger if exists hold_picture on pgboss.job');
/** As three attempts leave it. */
const fail = () =>
  query(
    `update pgboss.job set state = 'failed', retry_count = 2, started_on = now(), completed_on = now(),
       output = jsonb_build_object('message', $1::text)
     where name = 'finish-pictures' and data ->> 'file' = $2`,
    [PROBLEM, FILE],
  );

test('R2185: a picture whose sizes could not be made says so, and « Relancer » makes them', { tag: '@once' }, async ({
  page,
  cleanUp,
}) => {
  const name = `Logo en échec ${Date.now()}`;
  cleanUp(() => query('delete from brands where name = $1', [name]));
  cleanUp(release);
  await hold();
  await signInAsAdmin(page);
  await openAdminPath(page, 'brands?_create=1');
  const picture = await pictureFile(FILE);
  const buffer = Buffer.from(await picture.arrayBuffer());
  await topDialog(page).getByLabel('Nom', { exact: true }).fill(name);
  await topDialog(page).locator('input[type=file]').setInputFiles({ name: FILE, mimeType: picture.type, buffer });
  await topDialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Marque ajoutée avec succès')).toBeVisible();
  await release();
  await fail();

  const [brand] = await query<Pick<Brand, 'id' | 'logo'>>('select id, logo from brands where name = $1', [name]);
  const edit = `brands?q=${encodeURIComponent(name)}&_edit=${brand?.id}`;
  await page.goto(`/admin/brands?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Image en échec')).toBeVisible();
  await page.goto(`/admin/${edit}`);
  await expect(topDialog(page).getByText(PROBLEM)).toBeVisible();
  await topDialog(page).getByRole('button', { name: 'Relancer' }).click();
  await expect(page.getByText('Image à nouveau en préparation')).toBeVisible();
  // Until then its first width stands for it, for a moment at most.
  await expect
    .poll(async () => (await page.request.get(brand?.logo ?? '')).headers()['cache-control'], { timeout: 30_000 })
    .toContain('immutable');
  await page.reload();
  await expect(topDialog(page).getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible();
  await expect(page.getByText('Image en échec')).toHaveCount(0);
});
