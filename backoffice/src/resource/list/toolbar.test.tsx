import { choice, defineResource, type ResourceShape, text } from '@karite/shared/resource';
import { brands } from '@karite/shared/resources';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepActor } from '../../providers/actor.ts';
import { readListState } from './list-state.ts';
import { Toolbar } from './toolbar.tsx';

beforeEach(() => keepActor({ id: 'a', email: 'a@example.com', role: 'admin', rights: null }));

const parcels = defineResource({
  name: 'parcels',
  label: { one: 'Colis', many: 'Colis' },
  display: 'city',
  access: { read: 'admin' },
  fields: {
    status: choice({ label: 'Statut', options: { pending: 'En attente' }, filter: { all: 'Tous les statuts' } }),
    country: choice({ label: 'Pays', options: { BJ: 'Bénin' }, filter: { all: 'Tous les pays', isAside: true } }),
    city: text({ label: 'Ville', filter: { isAside: true } }),
  },
});

const drawn = (resource: ResourceShape, search = '') =>
  renderToStaticMarkup(
    <Toolbar
      resource={resource}
      filters={readListState(resource, new URLSearchParams(search)).filters}
      narrow={() => undefined}
      reset={null}
    >
      {null}
    </Toolbar>,
  );

describe('the filters above a list', () => {
  it('keep those that are wanted less often behind a button, on every list', () => {
    for (const resource of [parcels, brands]) {
      const markup = drawn(resource);
      expect(markup).toContain('aria-expanded="false"');
      expect(markup).toContain('Plus de filtres');
      expect(markup).not.toContain('Créé le du');
    }
    expect(drawn(parcels)).toContain('aria-label="Statut"');
    expect(drawn(parcels)).not.toContain('aria-label="Pays"');
  });

  it('show them from the start where one narrows the list, with how many do', () => {
    const markup = drawn(
      parcels,
      'country=BJ&createdAt_gte=2026-11-01T00:00:00.000Z&createdAt_lte=2026-11-02T00:00:00.000Z',
    );
    expect(markup).toContain('Plus de filtres (2)');
    for (const label of ['Pays', 'Créé le du', 'Créé le au']) expect(markup).toContain(`aria-label="${label}"`);
    expect(markup).toContain('placeholder="Ville"');
    // A filter that always stands there opens nothing.
    expect(drawn(parcels, 'status=pending')).toContain('aria-expanded="false"');
  });
});
