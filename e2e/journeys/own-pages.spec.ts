import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../setup/back-office.ts';
import { query } from '../setup/database.ts';
import { copyProject } from '../setup/scratch-copy.ts';
import { startShop } from '../setup/shop-server.ts';

/** Parts of the libraries that no page of Karité uses: a shop's own page has all of a library. */
const FILES: Record<string, string> = {
  'custom/backoffice/index.ts': `import { defineBackOffice } from '@karite/backoffice/custom';
import { lazy } from 'react';
export default defineBackOffice({ pages: { trial: { page: lazy(() => import('./trial-page.tsx')), of: 'products' } }, menu: [] });
`,
  'custom/backoffice/trial-page.tsx': `import { App, Calendar, Input, QRCode, Rate, Tag, Transfer } from 'antd';
import { useState } from 'react';

export default function TrialPage() {
  const { message, modal, notification } = App.useApp();
  const [checked, setChecked] = useState(false);
  return (
    <>
      <Input.Password aria-label="Code" />
      <Input.OTP length={4} />
      <Input.Search aria-label="Recherche" />
      <Tag.CheckableTag checked={checked} onChange={setChecked}>{checked ? 'Choisie' : 'À choisir'}</Tag.CheckableTag>
      <Rate />
      <Transfer dataSource={[{ key: 'a', title: 'Beurre' }]} render={({ title }) => title} />
      <Calendar fullscreen={false} />
      <QRCode value="karite" type="svg" />
      <button type="button" onClick={() => message.success('Un message')}>Dire</button>
      <button type="button" onClick={() => notification.info({ message: 'Une notification' })}>Annoncer</button>
      <button type="button" onClick={() => modal.info({ title: 'Une fenêtre' })}>Ouvrir</button>
    </>
  );
}
`,
  'custom/storefront/index.ts': `import { defineStorefront } from '@karite/storefront/custom';
export default defineStorefront({ pages: { '/essai': { page: './trial-page.tsx' } }, links: [] });
`,
  'custom/storefront/trial-page.tsx': `import { PageMeta } from '@karite/storefront/parts';
import { useState } from 'react';
import { useBlocker, useFetcher, useNavigate } from 'react-router';

export const load = async () => ({ loads: new Date().getTime() });

export function Component() {
  const fetcher = useFetcher<{ loads: number }>();
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const blocker = useBlocker(isDirty);
  return (
    <div className="page">
      <PageMeta title="Essai" />
      <button type="button" onClick={() => fetcher.load('/essai')}>Charger</button>
      <p>{fetcher.data ? 'Chargé' : 'Pas chargé'}</p>
      <button type="button" onClick={() => setDirty(true)}>Modifier</button>
      <button type="button" onClick={() => navigate('/cart')}>Partir</button>
      <p>{blocker.state === 'blocked' ? 'Retenu' : 'Libre'}</p>
    </div>
  );
}
`,
};

let copy: string;
let shop: Awaited<ReturnType<typeof startShop>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = await copyProject();
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), text);
  }
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const name of ['storefront', 'backoffice'])
    await promisify(execFile)('npm', ['run', 'build'], { cwd: path.join(copy, name), env, maxBuffer: 1e8 });
  await query('drop database if exists karite_own_pages');
  await query('create database karite_own_pages');
  const databaseUrl = Object.assign(new URL(process.env.SHOP_DATABASE_URL!), { pathname: '/karite_own_pages' }).href;
  shop = await startShop({ root: copy, dataDir: path.join(copy, 'data'), databaseUrl, seed: 'none' });
});
test.afterAll(async () => {
  await shop?.stop();
  await query('drop database if exists karite_own_pages');
  await rm(copy, { recursive: true, force: true });
});

test('a page of the back-office uses any part of antd', async ({ page }) => {
  await signInAsAdmin(page, shop.url);
  await page.goto(`${shop.url}/admin/trial`);
  await page.getByLabel('Code').fill('secret');
  await expect(page.getByLabel('Code')).toHaveAttribute('type', 'password');
  await page.getByText('À choisir').click();
  await expect(page.getByText('Choisie')).toBeVisible();
  await expect(page.getByText('Beurre')).toBeVisible();
  for (const [name, said] of [
    ['Dire', 'Un message'],
    ['Annoncer', 'Une notification'],
    ['Ouvrir', 'Une fenêtre'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    // antd writes the title of a question twice.
    await expect(page.getByText(said).last()).toBeVisible();
  }
});

test('a page of the shop uses fetchers and blockers of the router', async ({ page }) => {
  await page.goto(`${shop.url}/essai`);
  await page.getByRole('button', { name: 'Charger' }).click();
  await expect(page.getByText('Chargé', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Partir' }).click();
  await expect(page.getByText('Retenu')).toBeVisible();
});
