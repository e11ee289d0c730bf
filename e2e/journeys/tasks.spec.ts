import { openAdminPage, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { test as base, expect } from '../setup/shop-test.ts';

const TASK = 'show-collections';
const LABEL = 'Montrer ou retirer la collection à sa date';
const PROBLEM = 'Erreur inattendue : La collection est refusée';

/** A collection that its task is to hide, and that the database refuses to change. */
async function poison(id: string): Promise<void> {
  await query('update collections set is_shown = not is_shown where id = $1', [id]);
  await query(`
    create or replace function refuse_collection() returns trigger language plpgsql as $$
      begin raise exception 'La collection est refusée'; end $$`);
  await query(`create or replace trigger refuse_collection before update on collections for each row
    when (new.id = '${id}') execute function refuse_collection()`);
}
const cure = () => query('drop trigger if exists refuse_collection on collections');

/** The newest job on a record, queued now unless the minute has done so. */
async function jobOn(record: string): Promise<string> {
  await query(
    `insert into pgboss.job (name, singleton_key, policy, retry_limit, retry_delay, retry_backoff)
     select name, $2, policy, retry_limit, retry_delay, retry_backoff from pgboss.queue where name = $1
     on conflict do nothing`,
    [TASK, record],
  );
  const [job] = await query<{ id: string }>('select id from tasks where name = $1 and record = $2', [TASK, record]);
  return job!.id;
}

/** `makePoisoned` creates such a collection, and returns its id. */
const test = base.extend<{ makePoisoned: (title: string) => Promise<string> }>({
  makePoisoned: async ({ create, cleanUp }, use) => {
    await use(async (title) => {
      const { id } = await create('/collections', { title });
      cleanUp(cure);
      await poison(id);
      return id;
    });
  },
});

test('R2021: what fails is seen with its last error, tried again, and done once it can be', async ({
  page,
  makePoisoned,
}) => {
  test.setTimeout(300_000);
  const title = `Refusée ${Date.now().toString(36)}`;
  const id = await makePoisoned(title);
  const job = await jobOn(id);
  const row = page.locator(`[data-row-key="${job}"]`);
  /** The page gets no events from other processes: it is reloaded, as people do. */
  const becomes = (...texts: string[]) =>
    expect(async () => {
      await page.reload();
      for (const text of texts) await expect(row).toContainText(text, { timeout: 2_000 });
    }).toPass({ timeout: 180_000, intervals: [1_000] });
  const again = async () => {
    await row.getByRole('button', { name: /^Relancer/ }).click();
    await expect(page.getByText('Tâche relancée').first()).toBeVisible();
  };

  await signInAsAdmin(page);
  await openAdminPage(page, 'Tâches');
  await becomes(LABEL, 'À retenter', PROBLEM);
  await row.getByRole('button', { name: /^Voir/ }).click();
  await expect(topDialog(page).getByRole('link', { name: 'Ouvrir : Collection' })).toHaveAttribute(
    'href',
    `/admin/collections/${id}`,
  );
  await topDialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The cause is gone: the next attempt succeeds.
  await cure();
  await again();
  await becomes('Terminée');
});

test('R2021: permanent failures are in « À faire », until an administrator gives them up', async ({
  page,
  makePoisoned,
}) => {
  const title = `Refusée ${Date.now().toString(36)}`;
  const job = await jobOn(await makePoisoned(title));
  // As five attempts leave it: their pauses are half an hour together.
  await query(
    `update pgboss.job set state = 'failed', retry_count = 4, started_on = now(), completed_on = now(),
       output = '{"message": "La collection est refusée"}' where id = $1`,
    [job],
  );
  await signInAsAdmin(page);
  const failed = page.getByRole('listitem').filter({ hasText: `${LABEL} · ${title}` });
  await page.goto('/admin/today');
  await expect(failed).toContainText('5 échecs. Dernière erreur : La collection est refusée');

  await openAdminPage(page, 'Tâches');
  const row = page.locator(`[data-row-key="${job}"]`);
  await expect(row).toContainText('En échec');
  await row.getByRole('button', { name: /^Abandonner/ }).click();
  await expect(topDialog(page)).toContainText('Abandonner cette tâche ? Elle ne sera plus tentée.');
  await topDialog(page).getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(page.getByText('Tâche abandonnée').first()).toBeVisible();
  await expect(row).toContainText('Abandonnée');
  await expect(row.getByRole('button', { name: /^Abandonner/ })).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Relancer/ })).toBeVisible();

  await page.goto('/admin/today');
  await expect(page.getByRole('heading', { level: 2, name: 'Attend une réponse' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});
