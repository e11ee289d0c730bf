import type { Locator, Page } from '@playwright/test';

/** The filters of a list: a column on a wide screen, a sheet on a phone. */
export const filtersOf = (page: Page): Locator => page.getByRole('region', { name: /^Filtre/ });

/** Opens the sheet where the filters are in one. */
export async function openFilters(page: Page): Promise<void> {
  const sheet = filtersOf(page).getByRole('checkbox');
  if (await sheet.isVisible()) await sheet.check();
}

/** Closes the sheet, which covers the list. */
export async function closeFilters(page: Page): Promise<void> {
  const done = page.getByText(/^Voir [\d\s]+ produits?$/);
  if (await done.isVisible()) await done.click();
}
