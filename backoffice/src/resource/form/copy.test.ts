import { defineResource, file, image, images, integer, position, state, text } from '@karite/shared/resource';
import { categories } from '@karite/shared/resources';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ageText } from '../../ui/age-text.ts';
import { isFilledIn } from './conflict/differences.ts';
import { copyOf } from './copy.ts';
import { draftOf } from './form-values.ts';

const notices = defineResource({
  name: 'notices',
  label: { one: 'Annonce', many: 'Annonces' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    code: text({ label: 'Code', unique: 'Ce code existe déjà' }),
    count: integer({ label: 'Nombre' }),
    place: position({ label: 'Place' }),
    status: state({ label: 'Statut', states: { draft: 'Brouillon', sent: 'Envoyé' }, initial: 'draft' }),
    picture: image({ label: 'Photo' }),
    pictures: images({ label: 'Photos' }),
    paper: file({ label: 'Notice' }),
  },
});
const record = {
  id: '1',
  name: 'Soldes',
  code: 'S1',
  count: 3,
  place: 4,
  status: 'sent',
  picture: '/media/a.webp',
  pictures: [{ id: 'p', url: '/media/b.webp', order: 0 }],
  paper: '/media/c.pdf',
};
afterEach(() => vi.unstubAllGlobals());

describe('a copy of a record', () => {
  it('has its values and its files, and nothing that is its alone', async () => {
    vi.stubGlobal('fetch', async () => new Response('x', { headers: { 'content-type': 'application/pdf' } }));
    const copy = await copyOf(notices, record);
    expect(copy).toMatchObject({ name: 'Soldes (copie)', count: 3, status: 'draft' });
    expect([copy.code, copy.place]).toEqual([undefined, undefined]);
    expect(copy.paper).toMatchObject({ name: 'c.pdf', type: 'application/pdf' });
    // Pictures may be those of several records.
    expect([copy.picture, copy.pictures]).toEqual(['/media/a.webp', [{ url: '/media/b.webp', alt: '' }]]);
  });

  it('goes without a file that can not be read', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const copy = await copyOf(notices, record);
    expect(copy.paper).toBe('');
  });

  it('takes nobody away from the record that they point to', async () => {
    const parent = { id: '1', title: 'Visage', children: [{ id: '2', title: 'Crèmes' }] };
    expect((await copyOf(categories, parent)).children).toEqual([]);
  });
});

describe('what is not saved', () => {
  const start = draftOf(notices, record);

  it('is what would be saved otherwise than it was read', () => {
    expect(isFilledIn(notices, { ...start }, start)).toBe(false);
    expect(isFilledIn(notices, { ...start, name: 'Fête' }, start)).toBe(true);
    expect(isFilledIn(notices, { ...start, picture: new File([''], 'n.png') }, start)).toBe(true);
  });

  it('is offered with its age', () => {
    expect([0, 59_999, 60_000, 3_600_000, 5 * 3_600_000, 86_400_000].map(ageText)).toEqual([
      'à l’instant',
      'à l’instant',
      'il y a 1 minute',
      'il y a 1 heure',
      'il y a 5 heures',
      'hier',
    ]);
  });
});
