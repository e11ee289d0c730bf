import { constantOf } from './register.mjs';

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A first declaration: what administrators read and write, until its access says otherwise. */
export const declarationOf = (
  name,
  { one, many },
) => `import { defineResource, longText, text } from '@karite/shared/resource';

export const ${constantOf(name)} = defineResource({
  name: '${name}',
  label: { one: ${quoted(one)}, many: ${quoted(many)} },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  search: { fields: ['name', 'description'], placeholder: 'Rechercher...' },
  sort: { field: 'name', order: 'asc' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire', column: { sortable: true } }),
    description: longText({ label: 'Description', column: { truncate: 60 } }),
  },
});
`;
