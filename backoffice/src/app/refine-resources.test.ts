import { SETTINGS_CARDS } from '@karite/shared/menu';
import { describe, expect, it } from 'vitest';
import { REFINE_RESOURCES } from './refine-resources.tsx';

const groups = REFINE_RESOURCES.filter(({ name }) => name.startsWith('group '));
/** Karité's tabs of each group, as its menu has them; of the settings, each with its card. */
const tabs = Object.fromEntries(
  groups.map(({ name, meta }) => [
    meta?.label,
    REFINE_RESOURCES.filter((each) => each.meta?.parent === name && !each.meta?.hide).map((each) =>
      each.meta?.card ? `${each.meta.card}: ${each.meta.tab}` : each.meta?.tab,
    ),
  ]),
);

describe('what Refine knows of', () => {
  it('has one name each, for its names are its keys', () => {
    const names = REFINE_RESOURCES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is a menu of ten entries with their tabs, and one more where a page names none (R1501)', () => {
    const { Réglages: settings, ...others } = tabs;
    expect(others).toEqual({
      'Aujourd’hui': ['Dashboard'],
      Commandes: ['Toutes', 'Retours', 'Factures', 'Livreurs et relais'],
      Argent: ['Paiements', 'Remboursements', 'Encaissements', 'Clôtures'],
      Catalogue: ['Produits', 'Catégories', 'Marques', 'Collections'],
      Stock: ['Quantités', 'Lots', 'Réceptions et inventaires', 'Mouvements'],
      Clients: ['Clients', 'Comptes', 'Avis', 'Points', 'Alertes demandées'],
      Marketing: ['Offres', 'Influenceurs', 'Newsletter', 'Rappel de panier', 'Google, Meta, TikTok'],
      Site: ['Pages et blocs', 'Vitrine', 'Annonces', 'Pages légales', 'Recherches'],
      Statistiques: ['Statistiques'],
      Plus: [],
    });
    const cards = settings?.map((tab: string) => tab.split(':')[0]);
    expect(new Set(cards)).toEqual(new Set(Object.keys(SETTINGS_CARDS).filter((card) => card !== 'other')));
  });
});
