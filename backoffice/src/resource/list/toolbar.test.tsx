import { choice, defineResource, type ResourceShape, text } from '@karite/shared/resource';
import { brands } from '@karite/shared/resources';
import { prerender } from 'react-dom/static';
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
    country: choice({ label: 'Pays', options: { BJ: 'Bénin' }, filter: { all: 'Tous les pays', advanced: true } }),
    city: text({ label: 'Ville', filter: { advanced: true } }),
  },
});

/** Its markup once the filters that are loaded when they are needed are there. */
async function drawn(resource: ResourceShape, search = ''): Promise<string> {
  const { prelude } = await prerender(
    <Toolbar
      resource={resource}
      filters={readListState(resource, new URLSearchParams(search)).filters}
      narrow={() => undefined}
      reset={null}
    >
      {null}
    </Toolbar>,
  );
  return new Response(prelude).text();
}

describe('the filters above a list', () => {
  it('keep those that are wanted less often behind a button, on every list', async () => {
    for (const resource of [parcels, brands]) {
      const markup = await drawn(resource);
      expect(markup).toContain('aria-expanded="false"');
      expect(markup).toContain('Plus de filtres');
      expect(markup).not.toContain('Créé le du');
    }
    expect(await drawn(parcels)).toContain('aria-label="Statut"');
    expect(await drawn(parcels)).not.toContain('aria-label="Pays"');
  });

  it('show them from the start where one narrows the list, with how many do', async () => {
    const markup = await drawn(
      parcels,
      'country=BJ&createdAt_gte=2026-11-01T00:00:00.000Z&createdAt_lte=2026-11-02T00:00:00.000Z',
    );
    expect(markup).toContain('Plus de filtres (2)');
    for (const label of ['Pays', 'Créé le du', 'Créé le au']) expect(markup).toContain(`aria-label="${label}"`);
    expect(markup).toContain('placeholder="Ville"');
    // A permanently visible filter opens nothing.
    expect(await drawn(parcels, 'status=pending')).toContain('aria-expanded="false"');
  });
});
