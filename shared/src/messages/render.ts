import { LANGUAGE } from '../locale/index.ts';
import type { Template } from './define-message.ts';
import type { Placeholder } from './events.ts';

/** The values of a template's placeholders; one without a value is removed with the space before it. */
export type Values<Name extends string = Placeholder> = Partial<Record<Name, string | null>>;

/** What is sent: `html` is a whole page for mail programs. */
export type Rendered = { subject: string; text: string; html: string };

const NAMED = /([ \u00a0]?)\{\{\s*([a-z]+)\s*\}\}/g;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One pass: what a value holds is never read as a name again. */
const fill = (text: string, values: Partial<Record<string, string | null>>, write: (value: string) => string): string =>
  text.replace(NAMED, (_, space: string, name: string) => {
    const value = values[name];
    return value ? space + write(value) : '';
  });

/** A text with its values in place of the names. */
export const fillText = (text: string, values: Values<string>): string => fill(text, values, (value) => value);

/** Mark-up with its values in place of the names: each is text there, whatever it holds. */
const fillHtml = (html: string, values: Values<string>): string =>
  fill(html, values, (value) => escaped(value).replaceAll('\n', '<br>'));

const ADDRESS = /https?:\/\/[^\s<]+|\{\{\s*lien\s*\}\}/g;

/** A text as mark-up: paragraphs, line breaks, and addresses that can be touched. */
export const htmlOf = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const lines = escaped(paragraph).replaceAll('\n', '<br>');
      return `<p>${lines.replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`)}</p>`;
    })
    .join('\n');

const page = (content: string): string => `<!doctype html>
<html lang="${LANGUAGE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:16px;font:16px/1.5 Arial,sans-serif;color:#222;max-width:600px;overflow-wrap:anywhere">
${content}
</body>
</html>
`;

/** An e-mail that has no template, as mark-up. */
export const emailPage = (text: string): string => page(htmlOf(text));

/**
 * A template with its values; the HTML is made from the text where the template has none. `end` follows every template: the
 * way to unsubscribe.
 */
export function render({ subject, text, html }: Template, values: Values<string>, end = ''): Rendered {
  const ended = (written: string) => [written, end].filter(Boolean).join('\n\n');
  const filled = ended(fillText(text, values));
  return {
    subject: fillText(subject ?? '', values).trim(),
    text: filled,
    html: html ? page([fillHtml(html, values), htmlOf(end)].filter(Boolean).join('\n')) : emailPage(filled),
  };
}
