import { leadsAnywhere } from '../links/index.ts';
import type { Template } from './define-message.ts';
import { channelsOf, placeholdersOf } from './events.ts';
import type { ChannelName } from './labels.ts';

/** HTML that mail programs do not show, and that must not reach the page that previews it. */
const ACTIVE =
  /<\s*\/?\s*(script|iframe|object|embed|form|input|link|meta|base|svg|math)\b|\son[a-z]+\s*=|javascript:/i;

/** Where the links and pictures of a mark-up lead, with an address in the place of each name. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/[\s"'](?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '')
      .trim()
      .replace(/\{\{[^{}]*\}\}/g, (_name, at: number) => (at === 0 ? 'https://shop.example/' : 'x')),
  );

/** The texts between braces that are not a valid name, and unclosed braces. */
function invalidNames(text: string, valid: readonly string[]): string[] {
  const found = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([whole, name = '']) => ({ whole, name: name.trim() }));
  const open = /\{\{|\}\}/.exec(text.replace(/\{\{[^{}]*\}\}/g, ''));
  return [...found.filter(({ name }) => !valid.includes(name)).map(({ whole }) => whole), ...(open ? [open[0]] : [])];
}

/**
 * The problems that prevent a template from being saved, by field: checked by the editor and by the API. An e-mail has a
 * subject; placeholders are those of the event; the HTML contains no active content.
 */
export function templateProblems(
  event: string,
  channel: ChannelName,
  { subject, text, html }: Pick<Template, 'subject' | 'text' | 'html'>,
): Partial<Record<'channel' | 'subject' | 'text' | 'html', string>> {
  if (!channelsOf(event).includes(channel)) return { channel: 'Ce message ne part pas par cette voie' };
  const valid = placeholdersOf(event, channel);
  const problems: ReturnType<typeof templateProblems> = {};
  if (channel === 'email' && !subject?.trim()) problems.subject = 'L’objet est obligatoire';
  if (html && ACTIVE.test(html))
    problems.html = 'Sans script, formulaire ni cadre : les messageries ne les montrent pas';
  else if (html && !addressesIn(html).every(leadsAnywhere))
    problems.html = 'Un lien ou une image a une adresse incomplète : écrivez-la en entier (https://…)';
  const texts = { subject, text, html };
  for (const field of ['subject', 'text', 'html'] as const) {
    const invalid = invalidNames(texts[field] ?? '', valid);
    if (invalid[0]) problems[field] ??= `${invalid[0]} n’existe pas ici. Champs possibles : ${valid.join(', ')}`;
  }
  return problems;
}
