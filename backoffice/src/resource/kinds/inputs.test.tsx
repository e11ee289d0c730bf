import {
  boolean,
  choice,
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
  percent,
  phone,
  position,
  price,
  richText,
  sequence,
  state,
  text,
  url,
} from '@karite/shared/resource';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldValue } from '../field-value.tsx';
import { FieldInput } from '../form/field-input.tsx';
import { draftOf, payloadOf } from '../form/form-values.ts';
import { problemsOf } from '../form/validate.ts';

const PICTURE = `/media/${'0'.repeat(32)}-600x400-b54e5a`;
const DOCUMENT = `/media/${'0'.repeat(32)}.pdf/Contrat.pdf`;
const ID = 'a3bb189e-8bf9-4c3e-9d1f-2f1c7a6b5e01';
const options = { a: 'Un', b: 'Deux' };
const within = { town: text({ label: 'Ville' }) };

/**
 * Of each kind: a field, a value, what its input holds, what a record's details say. Relations ask the API for what they
 * offer: the journeys through products and categories see theirs.
 */
const KINDS: { [K in Kind]?: [Field, unknown, RegExp, RegExp] } = {
  text: [text({ label: 'F' }), 'Lait', /<input[^>]* value="Lait"/, /Lait/],
  longText: [longText({ label: 'F' }), 'a\nb', /<textarea[^>]*>a\nb</, /a\nb/],
  richText: [richText({ label: 'F' }), '<p><b>a</b></p>', /Chargement de l&#x27;éditeur/, /a/],
  email: [email({ label: 'F' }), 'a@b.co', /type="email"[^>]* value="a@b.co"/, /mailto:a@b.co/],
  phone: [phone({ label: 'F' }), '+2290197000000', /type="tel"[^>]* value="\+229 01 97 00 00 00"/, /\+229 01 97/],
  url: [url({ label: 'F' }), 'https://a.co', /type="url"[^>]* value="https:\/\/a.co"/, /href="https:\/\/a.co"/],
  integer: [integer({ label: 'F' }), 3, /aria-valuenow="3"/, /3/],
  decimal: [decimal({ label: 'F' }), 1.5, /value="1,5"/, /1[,.]5/],
  price: [price({ label: 'F' }), 1_500, /aria-valuenow="1500".*FCFA/, /1.500.FCFA/],
  percent: [percent({ label: 'F' }), 12.5, /value="12,5".*%/, /12,5.%/],
  date: [date({ label: 'F' }), '2026-11-22', /type="date"[^>]* value="2026-11-22"/, /22\/11\/2026/],
  dateTime: [dateTime({ label: 'F' }), '2026-11-22T10:00:00Z', /type="datetime-local"/, /22\/11\/2026/],
  boolean: [boolean({ label: 'F' }), true, /role="switch" aria-checked="true"/, /Oui/],
  choice: [choice({ label: 'F', options }), 'b', /title="Deux"/, /Deux/],
  colour: [colour({ label: 'F' }), '#b54e5a', /type="color"[^>]* value="#b54e5a"/, /#b54e5a/],
  state: [state({ label: 'F', states: options, initial: 'a' }), 'b', /title="Deux"/, /Deux/],
  position: [position({ label: 'F' }), 2, /<output/, /2/],
  sequence: [sequence({ label: 'F' }), 'BON-1', /<output/, /BON-1/],
  image: [image({ label: 'F' }), `${PICTURE}.webp`, /Remplacer/, new RegExp(PICTURE)],
  images: [images({ label: 'F' }), [{ id: ID, url: `${PICTURE}.webp`, order: 0 }], /Ajouter des images/, /<img/],
  file: [file({ label: 'F' }), DOCUMENT, /download=""[^>]*>.*Contrat.pdf/, /Contrat.pdf/],
  lines: [lines({ label: 'F', fields: within }), [{ town: 'Ouidah' }], /value="Ouidah".*Ajouter une ligne/, /Ouidah/],
  group: [group({ label: 'F', fields: within }), { town: 'Ouidah' }, /aria-label="F".*value="Ouidah"/, /Ville.*Ouidah/],
};

it.each(Object.entries(KINDS))(
  '%s is asked for, shown, and sent as the API takes it',
  (kind, [field, value, asked, shown]) => {
    const resource = defineResource({
      name: 'samples',
      label: { one: 'Exemple', many: 'Exemples' },
      display: 'other',
      access: { read: 'admin', create: 'admin', update: 'admin', delete: 'admin' },
      fields: { field, other: text({ label: 'O' }) },
    });
    const record = { id: ID, field: value };
    const draft = draftOf(resource, record);
    const about = { name: 'field', field, resource, record };
    expect(renderToStaticMarkup(<FieldInput {...about} value={draft.field} />)).toMatch(new RegExp(asked, 's'));
    // The whole of a rich text is drawn from a browser's own document.
    expect(renderToStaticMarkup(<FieldValue {...about} isWhole={kind !== 'richText'} />)).toMatch(
      new RegExp(shown, 's'),
    );
    expect(problemsOf(resource, payloadOf(resource, draft, 'edit', record), 'edit')).toEqual({});
  },
);
