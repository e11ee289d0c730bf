import { belongsTo, defineResource, integer, json, type RecordOf, text } from '../resource/index.ts';
import { contentPages } from './content-page.ts';

/** A page as it was published: it stays as it is, so that it can be put back (R1947). */
export const contentVersions = defineResource({
  name: 'content-versions',
  label: { one: 'Version', many: 'Versions publiées' },
  menu: false,
  display: 'number',
  identity: ({ number, page }: { number: number; page?: { title: string } | null }) => `Version ${number} · ${page?.title}`,
  access: { read: 'admin' },
  sort: { field: 'number', order: 'desc' },
  unique: [{ fields: ['pageId', 'number'], message: 'Cette version existe déjà' }],
  fieldsAre: 'readOnly',
  fields: {
    pageId: belongsTo(contentPages, { label: 'Page', required: true, embed: ['title'], onDelete: 'cascade', column: true, filter: true }),
    number: integer({ label: 'Numéro', required: true, column: { sortable: true } }),
    by: text({ label: 'Par', column: true }),
    content: json({ label: 'Contenu', readOnly: true, isInternal: true }),
  },
  messages: { notFound: 'Version introuvable' },
});

export type ContentVersion = RecordOf<typeof contentVersions>;
