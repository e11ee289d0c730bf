import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { signInAsAdmin } from '../setup/back-office.ts';
import { startDev } from '../setup/dev-server.ts';
import { testOnCopy } from '../setup/shop-of-copy.ts';

/** Parts of the libraries that no page of Karité uses: a shop's own page has all of a library. */
const FILES: Record<string, string> = {
  'custom/backoffice/index.ts': `import { defineBackOffice } from '@karite/backoffice/custom';
import { lazy } from 'react';
export default defineBackOffice({ pages: { trial: { page: lazy(() => import('./trial-page.tsx')), of: 'products' } } });
`,
  'custom/backoffice/trial-page.tsx': `import { Breadcrumb, CloneButton, MarkdownField, NumberField, useDrawerForm, useSimpleList, useStepsForm } from '@refinedev/antd';
import { useInfiniteList, useTranslation } from '@refinedev/core';
import { App, Calendar, Drawer, Form, Input, List, QRCode, Rate, Steps, Tag, Transfer } from 'antd';
import { useState } from 'react';
import { useBlocker, useFetcher, useNavigate } from 'react-router';

/** Lists, steps, drawers and fields of Refine. */
function PartsOfRefine() {
  const { listProps } = useSimpleList({ resource: 'brands', pagination: { pageSize: 2 }, syncWithLocation: false });
  const { current, gotoStep, stepsProps, formProps } = useStepsForm({ resource: 'brands', action: 'create' });
  const drawer = useDrawerForm({ resource: 'brands', action: 'create', syncWithLocation: false });
  const endless = useInfiniteList({ resource: 'categories', pagination: { pageSize: 1 } });
  const { translate } = useTranslation();
  return (
    <>
      <Breadcrumb />
      <List {...listProps} renderItem={({ name }) => <List.Item>{'Marque ' + name}</List.Item>} />
      <Steps {...stepsProps} items={[{ title: 'Un' }, { title: 'Deux' }]} />
      <Form {...formProps}>{'Étape ' + (current + 1)}</Form>
      <button type="button" onClick={() => gotoStep(1)}>Avancer</button>
      <button type="button" onClick={() => drawer.show()}>Tirer</button>
      <Drawer {...drawer.drawerProps}>Un tiroir</Drawer>
      <p>{'Pages ' + (endless.result.data?.pages.length ?? 0)}</p>
      <button type="button" onClick={() => endless.query.fetchNextPage()}>Suite</button>
      <MarkdownField value="Du **gras**" />
      <NumberField value={1234} />
      <CloneButton resource="brands" recordItemId="a" />
      <p>{translate('buttons.save')}</p>
    </>
  );
}

export default function TrialPage() {
  const { message, modal, notification } = App.useApp();
  const [checked, setChecked] = useState(false);
  const [isHeld, hold] = useState(false);
  const blocker = useBlocker(isHeld);
  const fetcher = useFetcher();
  const navigate = useNavigate();
  return (
    <>
      <Input.Password aria-label="Code" />
      <Input.OTP length={4} />
      <Input.Search aria-label="Recherche" />
      <Tag.CheckableTag checked={checked} onChange={setChecked}>{checked ? 'Choisie' : 'À choisir'}</Tag.CheckableTag>
      <Rate />
      <Transfer dataSource={[{ key: 'a', title: 'Beurre' }]} render={({ title }) => title} />
      <Calendar fullscreen={false} />
      <QRCode value="karite" type="svg" />
      <PartsOfRefine />
      <button type="button" onClick={() => message.success('Un message')}>Dire</button>
      <button type="button" onClick={() => notification.info({ message: 'Une notification' })}>Annoncer</button>
      <button type="button" onClick={() => modal.info({ title: 'Une fenêtre' })}>Ouvrir</button>
      <button type="button" onClick={() => hold(true)}>Modifier</button>
      <button type="button" onClick={() => navigate('/products')}>Partir</button>
      <p>{blocker.state === 'blocked' ? 'Retenu' : 'Libre'}</p>
      <p>{fetcher.state === 'idle' ? 'Au repos' : 'Au travail'}</p>
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
      <p>{fetcher.data ? 'Chargé' : 'Pas chargé'}</p>
      <button type="button" onClick={() => setDirty(true)}>Modifier</button>
      <button type="button" onClick={() => navigate('/cart')}>Partir</button>
      <p>{blocker.state === 'blocked' ? 'Retenu' : 'Libre'}</p>
    </div>
  );
}
`,
};

const test = testOnCopy('karite_own_pages', async (copy) => {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), text);
  }
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const name of ['storefront', 'backoffice'])
    await promisify(execFile)('npm', ['run', 'build'], { cwd: path.join(copy, name), env, maxBuffer: 1e8 });
});

async function tryParts(page: Page, origin: string) {
  await page.goto(`${origin}/admin/trial`);
  await page.getByRole('textbox', { name: 'Code' }).fill('secret');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('type', 'password');
  await page.getByText('À choisir').click();
  await expect(page.getByText('Choisie')).toBeVisible();
  await expect(page.getByText('Beurre')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'gras' })).toBeVisible();
  await expect(page.getByText('Sauvegarder').or(page.getByText('Enregistrer')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Avancer' }).click();
  await expect(page.getByText('Étape 2')).toBeVisible();
  await page.getByRole('button', { name: 'Tirer' }).click();
  await expect(page.getByText('Un tiroir')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Un tiroir')).toBeHidden();
  for (const [name, said] of [
    ['Dire', 'Un message'],
    ['Annoncer', 'Une notification'],
    ['Ouvrir', 'Une fenêtre'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    // antd writes the title of a question twice.
    await expect(page.getByText(said).last()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Partir' }).click();
  await expect(page.getByText('Retenu')).toBeVisible();
}

test('a page of the back-office uses any part of antd, Refine and the router', async ({ page, shop }) => {
  await signInAsAdmin(page, shop.url);
  await tryParts(page, shop.url);
});

test('so does a page that is worked on', async ({ page, copy, cleanUp }) => {
  test.setTimeout(240_000);
  const dev = await startDev(copy);
  cleanUp(dev.stop);
  await signInAsAdmin(page, dev.origin);
  await tryParts(page, dev.origin);
});

test('a page of the shop uses fetchers and blockers of the router', async ({ page, shop }) => {
  await page.goto(`${shop.url}/essai`);
  await page.getByRole('button', { name: 'Charger' }).click();
  await expect(page.getByText('Chargé', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Partir' }).click();
  await expect(page.getByText('Retenu')).toBeVisible();
});
