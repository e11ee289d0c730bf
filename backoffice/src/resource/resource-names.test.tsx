import { resources } from '@karite/shared/resources';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldValue } from './field-value.tsx';

function shown(of: string, name: string, value: string): string {
  const resource = resources.find((each) => each.name === of);
  const field = resource?.fields[name];
  if (!field) throw new Error(`${of} has no ${name}`);
  return renderToStaticMarkup(<FieldValue {...{ name, field, resource }} record={{ id: 'a', [name]: value }} />);
}

describe('the name of a resource in a record', () => {
  it.each(['audit', 'comments', 'tasks', 'webhook-deliveries'])(
    'is shown as one of its records is called: %s',
    (resource) => {
      expect(shown(resource, 'resource', 'products')).toBe('Produit');
      expect(shown(resource, 'resource', 'list-views')).toBe('Vue enregistrée');
    },
  );

  it.each(['list-views', 'export-schedules'])('is shown as its list is called: %s', (resource) =>
    expect(shown(resource, 'list', 'products')).toBe('Produits'),
  );

  it('stays as it is where the shop has that resource no longer', () =>
    expect(shown('audit', 'resource', 'gone')).toBe('gone'));
});
