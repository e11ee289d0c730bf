import { LANGUAGE } from '@karite/shared/locale';
import { resources } from '@karite/shared/resources';
import type { I18nProvider } from '@refinedev/core';

/** The French texts of Refine and of its antd package. A resource's own messages are in its declaration. */
const TEXTS: Readonly<Record<string, string>> = {
  'actions.create': 'Ajouter',
  'actions.edit': 'Modifier',
  'actions.list': 'Liste',
  'actions.show': 'Voir',
  'actions.clone': 'Dupliquer',
  'buttons.cancel': 'Annuler',
  'buttons.clear': 'Effacer',
  'buttons.clone': 'Dupliquer',
  'buttons.confirm': 'Confirmez-vous la suppression ?',
  'buttons.create': 'Ajouter',
  'buttons.delete': 'Supprimer',
  'buttons.edit': 'Modifier',
  'buttons.export': 'Exporter',
  'buttons.filter': 'Filtrer',
  'buttons.import': 'Importer',
  'buttons.list': 'Liste',
  'buttons.logout': 'Déconnexion',
  'buttons.notAccessTitle': 'Vous n’avez pas accès à cette action',
  'buttons.refresh': 'Actualiser',
  'buttons.save': 'Enregistrer',
  'buttons.show': 'Voir',
  'buttons.undo': 'Défaire',
  'documentTitle.default': 'Administration',
  'notifications.createError': "Erreur lors de l'enregistrement",
  'notifications.createSuccess': 'Enregistré avec succès',
  'notifications.deleteError': 'Erreur lors de la suppression',
  'notifications.deleteSuccess': 'Supprimé avec succès',
  'notifications.editError': "Erreur lors de l'enregistrement",
  'notifications.editSuccess': 'Modifié avec succès',
  'notifications.error': 'Une erreur est survenue',
  'notifications.success': 'Enregistré avec succès',
  'notifications.undoable': 'Annulable pendant {{seconds}} s',
  'pages.error.404': 'Cette page n’existe pas.',
  'pages.error.backHome': 'Retour au tableau de bord',
  'pages.error.info': 'Le composant de « {{action}} » manque à la ressource « {{resource}} ».',
  'pages.forgotPassword.buttons.haveAccount': 'Vous avez un compte ?',
  'pages.forgotPassword.buttons.submit': 'Envoyer le lien',
  'pages.forgotPassword.errors.requiredEmail': "L'email est requis",
  'pages.forgotPassword.errors.validEmail': 'Adresse e-mail incorrecte',
  'pages.forgotPassword.fields.email': 'E-mail',
  'pages.forgotPassword.signin': 'Se connecter',
  'pages.forgotPassword.title': 'Mot de passe oublié',
  'pages.login.buttons.forgotPassword': 'Mot de passe oublié ?',
  'pages.login.buttons.haveAccount': 'Vous avez un compte ?',
  'pages.login.buttons.noAccount': 'Pas encore de compte ?',
  'pages.login.buttons.rememberMe': 'Se souvenir de moi',
  'pages.login.divider': 'ou',
  'pages.login.errors.requiredEmail': "L'email est requis",
  'pages.login.errors.requiredPassword': 'Le mot de passe est requis',
  'pages.login.errors.validEmail': 'Adresse e-mail incorrecte',
  'pages.login.fields.email': 'E-mail',
  'pages.login.fields.password': 'Mot de passe',
  'pages.login.register': "S'inscrire",
  'pages.login.signin': 'Se connecter',
  'pages.login.signup': "S'inscrire",
  'pages.login.title': 'Connexion',
  'pages.register.buttons.haveAccount': 'Vous avez un compte ?',
  'pages.register.buttons.submit': "S'inscrire",
  'pages.register.divider': 'ou',
  'pages.register.email': 'E-mail',
  'pages.register.errors.requiredEmail': "L'email est requis",
  'pages.register.errors.requiredPassword': 'Le mot de passe est requis',
  'pages.register.errors.validEmail': 'Adresse e-mail incorrecte',
  'pages.register.fields.email': 'E-mail',
  'pages.register.fields.password': 'Mot de passe',
  'pages.register.signin': 'Se connecter',
  'pages.register.title': 'Inscription',
  'pages.updatePassword.buttons.submit': 'Enregistrer',
  'pages.updatePassword.errors.confirmPasswordNotMatch': 'Les mots de passe ne correspondent pas',
  'pages.updatePassword.errors.requiredConfirmPassword': 'La confirmation est requise',
  'pages.updatePassword.errors.requiredPassword': 'Le mot de passe est requis',
  'pages.updatePassword.fields.confirmPassword': 'Confirmation du mot de passe',
  'pages.updatePassword.fields.password': 'Nouveau mot de passe',
  'pages.updatePassword.title': 'Nouveau mot de passe',
  warnWhenUnsavedChanges: 'Des modifications ne sont pas enregistrées. Quitter quand même ?',
  // What Refine calls each resource, and the titles of its pages and windows.
  ...Object.fromEntries(
    resources.flatMap(({ name, label: { one, many, create } }) => [
      [`${name}.${name}`, many],
      [`${name}.titles.list`, many],
      [`${name}.titles.create`, create ?? `Ajouter : ${one}`],
      [`${name}.titles.edit`, `Modifier : ${one}`],
      [`${name}.titles.show`, one],
      [`${name}.titles.clone`, `Dupliquer : ${one}`],
    ]),
  ),
};

const isValues = (options: unknown): options is Readonly<Record<string, unknown>> =>
  typeof options === 'object' && options !== null;

/** A text with its values in place: `{{seconds}}`. */
const filled = (text: string, options: unknown): string =>
  isValues(options) ? text.replace(/{{(\w+)}}/g, (_, name) => String(options[name] ?? '')) : text;

/** Refine's texts; `translate(key, options, otherwise)` as the library calls it. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, otherwise?: string) =>
    filled(TEXTS[key] ?? otherwise ?? (typeof options === 'string' ? options : key), options),
  changeLocale: async () => undefined,
  getLocale: () => LANGUAGE,
};
