import {
  barcode,
  belongsTo,
  boolean,
  children,
  choice,
  choices,
  colour,
  date,
  dateTime,
  decimal,
  defineResource,
  email,
  type Field,
  file,
  group,
  image,
  images,
  integer,
  type Kind,
  lines,
  longText,
  manyToMany,
  orderedMany,
  percent,
  phone,
  position,
  price,
  richText,
  rule,
  sequence,
  state,
  text,
  url,
} from '@karite/shared/resource';
import { brands } from '@karite/shared/resources';
import { Refine } from '@refinedev/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { dataProvider } from '../../providers/data-provider.ts';
import { keepShopTimeZone } from '../../providers/shop-clock.ts';
import { FieldValue } from '../field-value.tsx';
import { picturesIn } from '../kinds/controls/draft-images.ts';
import { kinds } from '../kinds/index.ts';
import { LazyInput } from './field-input.tsx';
import { draftOf, payloadOf } from './form-values.ts';
import { problemsOf } from './validate.ts';

// The options of a relation are requested from the API.
vi.mock('../kinds/controls/relation-options.ts', () => ({
  useRelationOptions: () => ({ options: [{ value: ID, label: 'Odjala' }] }),
}));

keepShopTimeZone('Africa/Porto-Novo');

const drawn = (node: ReactNode) =>
  renderToStaticMarkup(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      {node}
    </Refine>,
  );

const PICTURE = `/media/${'0'.repeat(32)}-600x400-b54e5a`;
const DOCUMENT = `/media/${'0'.repeat(32)}.pdf/Contrat.pdf`;
const ID = 'a3bb189e-8bf9-4c3e-9d1f-2f1c7a6b5e01';
const options = { a: 'Un', b: 'Deux' };
const within = { town: text({ label: 'Ville' }) };

const odjala = { id: ID, name: 'Odjala' };

/** For each kind: a field, a value, the content of its input, the text in the record's details. */
const KINDS: Partial<Record<Kind, [Field, unknown, RegExp, RegExp]>> = {
  text: [text({ label: 'F' }), 'Lait', /<input[^>]* value="Lait"/, /Lait/],
  longText: [longText({ label: 'F' }), 'a\nb', /<textarea[^>]*>a\nb</, /a\nb/],
  richText: [richText({ label: 'F' }), '<p><b>a</b></p>', /Chargement de l’éditeur/, /a/],
  email: [email({ label: 'F' }), 'a@b.co', /type="email"[^>]* value="a@b.co"/, /mailto:a@b.co/],
  phone: [phone({ label: 'F' }), '+2290197000000', /type="tel"[^>]* value="\+229 01 97 00 00 00"/, /\+229 01 97/],
  barcode: [
    barcode({ label: 'F' }),
    '4006381333931',
    /inputMode="numeric"[^>]* value="4006381333931"/,
    /4006381333931/,
  ],
  url: [url({ label: 'F' }), 'https://a.co', /type="url"[^>]* value="https:\/\/a.co"/, /href="https:\/\/a.co"/],
  integer: [integer({ label: 'F', unit: '/ 5' }), 3, /aria-valuenow="3".*\/ 5/, />3<.*\/ 5/],
  decimal: [decimal({ label: 'F' }), 1.5, /value="1,5"/, /1[,.]5/],
  price: [price({ label: 'F' }), 1_500, /aria-valuenow="1500".*FCFA/, /1.500.FCFA/],
  percent: [percent({ label: 'F' }), 12.5, /value="12,5".*%/, /12,5.%/],
  date: [date({ label: 'F' }), '2026-11-22', /value="22\/11\/2026"/, /22\/11\/2026/],
  dateTime: [dateTime({ label: 'F' }), '2026-11-22T10:00:00Z', /value="22\/11\/2026 11:00"/, /22\/11\/2026/],
  boolean: [boolean({ label: 'F' }), true, /role="switch" aria-checked="true"/, /Oui/],
  choice: [choice({ label: 'F', options }), 'b', /title="Deux"/, /Deux/],
  choices: [choices({ label: 'F', options }), ['a', 'b'], /title="Un".*title="Deux"/, /Un.*Deux/],
  colour: [colour({ label: 'F' }), '#b54e5a', /ant-color-picker.*value="#b54e5a"/, /#b54e5a/],
  state: [state({ label: 'F', states: options, initial: 'a' }), 'b', /title="Deux"/, /Deux/],
  position: [position({ label: 'F' }), 2, /<output/, /2/],
  sequence: [sequence({ label: 'F' }), 'BON-1', /<output/, /BON-1/],
  image: [image({ label: 'F' }), `${PICTURE}.webp`, /Remplacer/, new RegExp(PICTURE)],
  images: [images({ label: 'F' }), [{ id: ID, url: `${PICTURE}.webp`, order: 0 }], /Ajouter des images/, /<img/],
  file: [
    file({ label: 'F' }),
    DOCUMENT,
    /href="[^"]*Contrat.pdf"[^>]*>Contrat.pdf.*Remplacer|Remplacer.*Contrat.pdf/,
    /download=""[^>]*>.*Contrat.pdf/,
  ],
  lines: [lines({ label: 'F', fields: within }), [{ town: 'Ouidah' }], /value="Ouidah".*Ajouter une ligne/, /Ouidah/],
  belongsTo: [belongsTo(brands, { label: 'F', embed: ['name'] }), ID, /title="Odjala"/, /Odjala/],
  manyToMany: [manyToMany(brands, { label: 'F', embed: ['name'] }), [odjala], /title="Odjala"/, /Odjala/],
  orderedMany: [
    orderedMany(brands, { label: 'F', embed: ['name'] }),
    [odjala],
    /Déplacer\s: Odjala.*Retirer\s: Odjala/,
    /Odjala/,
  ],
  rule: [
    rule(brands, { label: 'F', by: ['featured', 'createdAt'] }),
    { match: 'all', conditions: [{ field: 'createdAt', days: ['30'] }] },
    /Toutes ces conditions.*value="30".*Ajouter une condition/,
    /1 condition/,
  ],
  children: [children({ label: 'F', via: 'parentId', embed: ['name'] }), [odjala], /title="Odjala"/, /Odjala/],
  group: [group({ label: 'F', fields: within }), { town: 'Ouidah' }, /aria-label="F".*value="Ouidah"/, /Ville.*Ouidah/],
};

it('every kind is tried, except JSON and ids of any record, which no form has', () => {
  const untried = Object.keys(kinds).filter((kind) => !Object.hasOwn(KINDS, kind));
  expect(untried.sort()).toEqual(['json', 'uuid']);
});

it.each(Object.entries(KINDS))(
  '%s has an input, is shown, and is sent as the API takes it',
  async (kind, [field, value, form, shown]) => {
    const name = kind === 'belongsTo' ? 'fieldId' : 'field';
    const resource = defineResource({
      name: 'samples',
      label: { one: 'Exemple', many: 'Exemples' },
      display: 'name',
      access: { read: 'admin', write: 'admin' },
      fields: {
        [name]: field,
        name: text({ label: 'O' }),
        parentId: belongsTo('self', { label: 'P', embed: ['name'] }),
      },
    });
    const record = { id: ID, [name]: value, ...(name === 'fieldId' && { field: odjala }) };
    const draft = draftOf(resource, record);
    const about = { name, field, resource, record };
    const input = <LazyInput {...about} value={draft[name]} />;
    const before = drawn(input);
    // What a list has no use for comes with the form; the editor of rich texts needs a browser.
    await vi.dynamicImportSettled();
    expect(kind === 'richText' ? before : drawn(input)).toMatch(new RegExp(form, 's'));
    // The whole of a rich text is drawn from a browser's own document.
    expect(drawn(<FieldValue {...about} isWhole={kind !== 'richText'} />)).toMatch(new RegExp(shown, 's'));
    expect(problemsOf(resource, payloadOf(resource, draft, 'edit', record), 'edit')).toEqual({});
  },
);

it('a form shows the message of a pattern before anything is sent', () => {
  const resource = defineResource({
    name: 'samples',
    label: { one: 'Exemple', many: 'Exemples' },
    display: 'code',
    access: { read: 'admin', write: 'admin' },
    fields: { code: text({ label: 'Code', pattern: { matches: '[A-Z]{3}', message: 'Attendu : trois lettres' } }) },
  });
  expect(problemsOf(resource, { code: 'abc' }, 'create')).toEqual({ code: 'Attendu : trois lettres' });
  expect(problemsOf(resource, { code: 'ABC' }, 'create')).toEqual({});
});

it('takes the pictures of what is dropped or pasted, and nothing else', () => {
  const files = [new File([''], 'a.png', { type: 'image/png' }), new File([''], 'a.pdf', { type: 'application/pdf' })];
  const transfer = { files: Object.assign(files, { item: (index: number) => files[index] ?? null }) };
  expect(picturesIn(transfer).map(({ name }) => name)).toEqual(['a.png']);
  expect(picturesIn(null)).toEqual([]);
});
