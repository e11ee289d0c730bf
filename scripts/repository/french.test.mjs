/** French to the letter, in whatever a user may read: no-break spaces, and one apostrophe. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../build/texts/replace.mjs';
import { root } from '../support/root.mjs';

const vite = createRequire(join(root, 'storefront/package.json')).resolve('vite');
const { parseSync } = await import(pathToFileURL(vite).href);

const SOURCES = ['shared/src', 'api/src', 'storefront/src', 'backoffice/src', 'demo/src'].map((it) => `${it}/*.ts*`);
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES, 'docs/manuel'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|md)$/.test(file) && !/\.test\.|contract\.ts$|\/migrations\//.test(file));

/** Texts that other programs look for: their characters stay as they are. */
const FIXED = [
  "Besoin d'aide ?",
  "S'inscrire",
  'Ajouté au panier !',
  'Revenez bientôt pour découvrir nos nouvelles offres !',
  "Êtes-vous sûr de vouloir vous déconnecter de l'administration ?",
  'Êtes-vous sûr de vouloir supprimer cette catégorie ?',
  'Supprimer cette marque ?',
  /^Catégorie (mise à jour|ajoutée|supprimée) avec succès !$/,
  'Paiement effectué avec succès ! Votre commande a été confirmée.',
  /^(Produit introuvable - )?Le produit que vous recherchez n'existe pas ou a été supprimé\.$/,
  "Chiffre d'Affaires Total",
  "PNG, JPG, GIF jusqu'à 10MB",
  "L'email est requis",
  /^Erreur lors de l'(inscription|enregistrement|envoi du formulaire)$/,
  "Le widget de paiement ne s'est pas chargé correctement. Veuillez actualiser la page.",
  // Names of people, as the people write them.
  "N'Guessan",
];

const BREAKING = /(?<=[\p{L}\p{N}»…’)}%]) (?=[:;?!»](?:\s|$|[.,)]))|« /u;
const STRAIGHT = /(?<!\p{L})(?:[ldjnmtsc]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'(?=[\p{L}«{])/iu;

const isFixed = (text) => FIXED.some((it) => (typeof it === 'string' ? it === text : it.test(text)));
const textsIn = (file) => {
  const code = readFileSync(join(root, file), 'utf8');
  return file.endsWith('.md') ? code.split('\n') : textsOf(parseSync(file, code).program, code).map(({ text }) => text);
};
const faults = (rule) =>
  files.flatMap((file) =>
    textsIn(file)
      .filter((text) => rule.test(text) && !isFixed(text))
      .map((text) => `${file}: ${text}`),
  );

describe('French texts', () => {
  it('have a no-break space before : ; ? ! » and after «', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(faults(BREAKING)).toEqual([]);
  });

  it('have the apostrophe ’', () => {
    expect(faults(STRAIGHT)).toEqual([]);
  });
});
