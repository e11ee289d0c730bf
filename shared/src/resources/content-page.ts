import { PLACES } from '../content/places.ts';
import { boolean, choice, dateTime, defineResource, integer, longText, position, type RecordOf, text } from '../resource/index.ts';

const HELP = { where: { place: 'help' } } as const;
const WRITTEN = ['title', 'slug', 'summary'] as const;

/**
 * A page of the shop, or a part of all pages, that administrators make of blocks (R1940). What visitors see of it is one
 * of its published versions; its blocks (`content-blocks`) are the draft of the next one.
 */
export const contentPages = defineResource({
  name: 'content-pages',
  label: { one: 'Page', many: 'Pages et blocs', create: 'Nouvelle page d’aide' },
  purpose: 'Les pages de la boutique et leurs blocs : accueil, menus, pied de page, aide.',
  icon: 'page',
  menu: { group: 'site' },
  display: 'title',
  access: { read: 'admin', create: { admin: { fields: WRITTEN } }, update: { admin: { fields: WRITTEN } }, delete: { admin: HELP } },
  fields: {
    place: choice({ label: 'Place', options: PLACES, initial: 'help', required: true, readOnly: true, column: true, filter: { all: 'Toutes les places' } }),
    title: text({ label: 'Titre', required: 'Le titre est obligatoire', maxLength: 80, column: true }),
    slug: text({
      label: 'Adresse',
      maxLength: 60,
      unique: 'Une page a déjà cette adresse',
      pattern: { matches: '[a-z0-9][a-z0-9-]*', message: 'Des lettres sans accent, des chiffres et des tirets : livraison-et-delais' },
      help: 'D’une page d’aide : ce qui suit /aide/',
      column: true,
    }),
    summary: longText({ label: 'En une phrase', maxLength: 200, help: 'Sous le titre, et pour les moteurs de recherche' }),
    position: position({ label: 'Ordre' }),
    isStarted: boolean({ label: 'Brouillon commencé', initial: false, readOnly: true }),
    version: integer({ label: 'Version en ligne', min: 1, column: true }),
    nextVersion: integer({ label: 'Version prévue', readOnly: true }),
    nextAt: dateTime({ label: 'Publication prévue', column: true }),
  },
  actions: {
    start: { label: 'Partir de ce qui est en ligne', when: { isStarted: false }, run: true, done: 'Le brouillon est prêt' },
    discard: {
      label: 'Abandonner le brouillon',
      when: { isStarted: true },
      confirm: 'Remplacer le brouillon par ce qui est en ligne ?',
      run: true,
      done: 'Le brouillon est de nouveau ce qui est en ligne',
    },
    publish: { label: 'Publier', when: { isStarted: true }, confirm: 'Publier le brouillon maintenant ?', run: true, done: 'Publié : visible dès maintenant' },
    schedule: { label: 'Publier à une date', when: { isStarted: true }, params: { nextAt: 'Choisissez une date' }, run: true, done: 'Publication prévue' },
    unschedule: {
      label: 'Annuler la publication prévue',
      when: { nextVersion: { ne: null } },
      set: { nextVersion: null, nextAt: null },
      confirm: 'Annuler la publication prévue ? Le brouillon reste.',
      done: 'Publication annulée',
    },
    restore: { label: 'Revenir à une version', params: { version: 'Choisissez la version' }, run: true, done: 'Version remise en ligne' },
  },
  messages: { created: 'Page ajoutée : composez-la, puis publiez-la', deleteConfirm: 'Supprimer cette page, ses blocs et ses versions ?', notFound: 'Page introuvable' },
});

export type ContentPage = RecordOf<typeof contentPages>;
