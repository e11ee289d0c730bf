import type { Page } from '@playwright/test';
import { leave } from './leave.ts';

/** Everything that a page complains about from now on: errors, refused contents, requests that fail or leave the shop. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  const origin = new URL(process.env.SHOP_URL!).origin;
  // Reports that a browser would send without a word on the console count as well.
  void page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      reportError(new Error(`refused by ${effectiveDirective}: ${blockedURI} ${sample} in ${sourceFile}`)),
    ),
  );
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return leave(dialog);
    errors.push(`a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text()))
      errors.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
      errors.push(`left the shop: ${request.url()}`);
  });
  return errors;
}
