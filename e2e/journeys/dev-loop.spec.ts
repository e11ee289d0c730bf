import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../../testing/scratch-copy.ts';
import { startDev } from '../setup/dev-server.ts';
import { expect, test } from '../setup/test.ts';

const BRAND = 'shared/src/resources/brand.ts';
const MISSING = '/api/brands/00000000-0000-4000-8000-000000000000';

test('a saved file is live, an error is shown in browser and API, and fixing fixing it is enough', async ({
  page,
  cleanUp,
}) => {
  test.setTimeout(300_000);
  // It compiles all that it starts by itself.
  const copy = await copyProject({ built: [] });
  cleanUp(() => rm(copy, { recursive: true, force: true }));
  const dev = await startDev(copy);
  cleanUp(dev.stop);
  const file = path.join(copy, BRAND);
  const declared = await readFile(file, 'utf8');
  const readHealth = async () => {
    const answer = await fetch(`${dev.origin}${MISSING}`);
    return { status: answer.status, message: (await answer.json()).message };
  };
  const save = async (what: string, text: string, message: RegExp) => {
    const since = performance.now();
    await writeFile(file, text);
    await expect.poll(async () => (await readHealth()).message, { timeout: 60_000, intervals: [50] }).toMatch(message);
    process.stdout.write(`${what}: ${((performance.now() - since) / 1_000).toFixed(1)} s\n`);
  };
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${dev.origin}/admin/`);
  expect((await readHealth()).status).toBe(404);

  await save(
    'a saved declaration',
    declared.replace(/notFound: '[^']*'/, "notFound: 'Marque perdue'"),
    /^Marque perdue$/,
  );
  await save('a mistake shown', `${declared}\nconst open = {`, /brand\.ts:\d+:\d+ {2}'}' expected/);
  await expect(overlay).toBeVisible();
  await save('a mended one', declared, /^Marque introuvable$/);
  await expect(overlay).toBeHidden();

  await save(
    'a wrong declaration shown',
    declared.replace('min: 1, max: 999', 'min: 999, mx: 1').replace("display: 'name'", "display: 'nmae'"),
    /brand\.ts:10 {2}brands\.display: no field "nmae"\n {2}Write "name"\.\n\S+:18 {2}brands\.priority: "mx"[^\n]*\n {2}Write "max"\.$/,
  );
  await expect(overlay).toContainText('Write "max"');
  await save('mended as well', declared, /^Marque introuvable$/);
  await expect(overlay).toBeHidden();

  await save(
    'tables that lack a column shown',
    declared.replace('fields: {', "fields: { motto: text({ label: 'Devise' }),"),
    /brands\.motto is missing[\s\S]*npm run migration/,
  );
  await expect(overlay).toContainText('brands.motto is missing');
  expect((await readHealth()).status).toBe(503);
  await save('mended', declared, /^Marque introuvable$/);

  for (const [part, address] of [
    ['storefront/src/cart/cart-page.tsx', '/cart'],
    ['backoffice/src/accounts/sign-in-page.tsx', '/admin/login'],
  ] as const) {
    const component = path.join(copy, part);
    const whole = await readFile(component, 'utf8');
    await writeFile(
      component,
      whole.replace(/(export (?:default )?function .*\) \{)/, "$1 throw new Error('a fault of a component');"),
    );
    // The open page reloads by itself, which would end its way to another.
    const opened = await page.context().newPage();
    await opened.goto(`${dev.origin}${address}`);
    // The first page of each front end waits until Vite has bundled its libraries.
    await expect(opened.locator('vite-error-overlay')).toContainText('a fault of a component', { timeout: 60_000 });
    await writeFile(component, whole);
  }
});
