import type { I18nProvider } from '@refinedev/core';

/** What Refine says by itself, in French. A resource's own messages stand in its declaration. */
const TEXTS: Record<string, string> = {
  'notifications.error': 'Une erreur est survenue',
  'notifications.createError': "Erreur lors de l'enregistrement",
  'notifications.editError': "Erreur lors de l'enregistrement",
  'notifications.deleteError': 'Erreur lors de la suppression',
  'notifications.success': 'Enregistré avec succès',
  'notifications.createSuccess': 'Enregistré avec succès',
  'notifications.editSuccess': 'Modifié avec succès',
  'notifications.deleteSuccess': 'Supprimé avec succès',
  'pages.error.404': "Cette page n'existe pas.",
  warnWhenUnsavedChanges: 'Des modifications ne sont pas enregistrées. Quitter quand même ?',
};

/** Refine's texts; `translate(key, options, otherwise)` as the library calls it. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, otherwise?: string) =>
    TEXTS[key] ?? otherwise ?? (typeof options === 'string' ? options : key),
  changeLocale: async () => undefined,
  getLocale: () => 'fr',
};
