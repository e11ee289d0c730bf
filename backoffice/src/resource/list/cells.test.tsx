import {
  choice,
  date,
  defineResource,
  email,
  file,
  group,
  percent,
  phone,
  richText,
  text,
  url,
} from '@karite/shared/resource';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldValue } from '../field-value.tsx';
import { FieldFilter } from './field-filter.tsx';

const partners = defineResource({
  name: 'partners',
  label: { one: 'Partenaire', many: 'Partenaires' },
  display: 'email',
  access: { read: 'admin', write: 'admin' },
  fields: {
    email: email({ label: 'E-mail', required: 'Une adresse', filter: true }),
    phone: phone({ label: 'Téléphone', filter: true }),
    site: url({ label: 'Site' }),
    share: percent({ label: 'Part' }),
    since: date({ label: 'Depuis' }),
    story: richText({ label: 'Histoire', column: { truncate: 10 } }),
    contract: file({ label: 'Contrat' }),
    address: group({
      label: 'Adresse',
      fields: { street: text({ label: 'Rue' }), country: choice({ label: 'Pays', options: { CI: 'Côte d’Ivoire' } }) },
    }),
  },
});

const drawn = (name: keyof typeof partners.fields, value: unknown, isWhole = false) =>
  renderToStaticMarkup(
    <FieldValue
      name={name}
      field={partners.fields[name]}
      record={{ [name]: value }}
      resource={partners}
      isWhole={isWhole}
    />,
  );

describe('cells', () => {
  it('write to an address, and call or write to a number', () => {
    expect(drawn('email', 'afi@example.com')).toBe('<a href="mailto:afi@example.com">afi@example.com</a>');
    expect(drawn('email', 'a+b?bcc=c@example.com')).toContain('"mailto:a%2Bb%3Fbcc%3Dc@example.com"');
    expect(drawn('phone', '+2290197000000')).toMatch(/href="tel:\+2290197000000">\+229 01 97 00 00 00<\/a>$/);
    expect(drawn('phone', '+2290197000000', true)).toMatch(
      /https:\/\/wa\.me\/2290197000000" target="_blank" rel="noopener/,
    );
  });

  it('open a page beside, shortened, and nothing that is no page', () => {
    expect(drawn('site', 'https://www.example.com/')).toMatch(
      /href="https:\/\/www\.example\.com\/".*target="_blank" rel="noopener noreferrer nofollow">example\.com</,
    );
    expect(drawn('site', 'javascript:alert(1)')).toBe('javascript:alert(1)');
    expect(drawn('site', `https://example.com/${'a'.repeat(60)}`)).toMatch(/>example\.com\/a+…</);
  });

  it('format a share and a day in French', () => {
    expect(drawn('share', 12.5)).toContain('12,5\u202f%');
    expect(drawn('since', '2026-11-02')).toBe('<time dateTime="2026-11-02">02/11/2026</time>');
  });
});

describe('the cell of a group', () => {
  it('shows the filled fields: in a row one after the other, in the details with labels', () => {
    const inRow = (value: object) => drawn('address', value).replaceAll(/<[^>]+>/g, '');
    expect(inRow({ street: 'Rue 12', country: 'CI' })).toBe('Rue 12, Côte d’Ivoire');
    expect(inRow({ street: null, country: 'CI' })).toBe('Côte d’Ivoire');
    expect(drawn('address', { street: 'Rue 12', country: null }, true)).toMatch(
      /<span class="ant-descriptions-item-label[^>]*>Rue<.*<span class="ant-descriptions-item-content">Rue 12</,
    );
    expect(drawn('address', { street: 'Rue 12', country: null }, true)).not.toContain('Pays');
    expect(drawn('address', null)).toContain('—');
  });
});

describe('cells of documents', () => {
  it('show the first words of a rich text without its tags', () =>
    expect(drawn('story', '<p>Un <strong>beurre</strong> R&amp;D &lt;b&gt;</p>')).toBe('Un beurre…'));

  it('download a document by its name, and lead nowhere else', () => {
    const path = `/media/${'0'.repeat(32)}.pdf/Contrat%20%C3%A9t%C3%A9.pdf`;
    expect(drawn('contract', path)).toMatch(new RegExp(`<a href="${path}" download="" title="Contrat été.pdf">`));
    for (const other of ['javascript:alert(1)', path.replace('Contrat', '..%2f'), path.replace(/pdf$/, 'exe')])
      expect(drawn('contract', other), other).toBe('<span class="quiet">—</span>');
  });
});

describe('a filter', () => {
  const filter = (name: 'email' | 'phone') =>
    renderToStaticMarkup(
      <FieldFilter
        name={name}
        field={partners.fields[name]}
        resource={partners}
        filters={{}}
        change={() => undefined}
      />,
    );
  it('offers what is empty only where something may be', () => {
    expect(filter('phone')).toContain('Téléphone : vide ou renseigné');
    expect(filter('email')).not.toContain('vide ou renseigné');
  });
});
