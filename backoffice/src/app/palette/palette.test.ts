import { heldRights } from '@karite/shared/accounts';
import { describe, expect, it } from 'vitest';
import { keepActor } from '../../providers/actor.ts';
import { fixedEntries, found, matchesText, searched } from './entries.ts';

const work = (rights: Parameters<typeof heldRights>[0] | null) =>
  keepActor({
    id: 'a',
    email: 'a@example.com',
    role: rights ? 'user' : 'admin',
    rights: rights && heldRights(rights),
  });
const labelsOf = (group: string) => fixedEntries().flatMap((entry) => (entry.group === group ? [entry.label] : []));

describe('what the palette offers', () => {
  it('is every screen, setting and action of an administrator', () => {
    work(null);
    expect(labelsOf('Écrans')).toEqual(
      expect.arrayContaining(['Dashboard', 'Produits', 'Commandes', 'Statistiques', 'Réglages']),
    );
    expect(labelsOf('Actions')).toEqual(expect.arrayContaining(['Saisir une commande', 'Nouveau Produit']));
    expect(labelsOf('Réglages')).toEqual(expect.arrayContaining(['Premiers pas', 'Tarifs de livraison']));
  });

  it('is no more than the rights of staff', () => {
    work(['catalogue']);
    expect(labelsOf('Écrans')).not.toContain('Commandes');
    expect(labelsOf('Réglages')).not.toContain('Premiers pas');
    expect(labelsOf('Actions')).toContain('Nouvelle Marque');
    expect(labelsOf('Actions')).not.toContain('Saisir une commande');
    // A product begins with its price.
    expect(labelsOf('Actions')).not.toContain('Nouveau Produit');
    work(['catalogue', 'prices']);
    expect(labelsOf('Actions')).toContain('Nouveau Produit');
    work(['reading']);
    expect(labelsOf('Écrans')).toContain('Commandes');
    expect(labelsOf('Actions')).toEqual([]);
  });

  it('searches few resources at once, that of the present page first, and links to the others', () => {
    work(null);
    const { searchedNow, others } = searched('/users');
    expect(searchedNow[0]?.name).toBe('users');
    expect(searchedNow).toHaveLength(6);
    expect(others.length).toBeGreaterThan(0);
    work(['catalogue']);
    expect(searched('/').searchedNow.map(({ name }) => name)).not.toContain('orders');
  });

  it.each([
    ['à faire', 'Dashboard'],
    ['a faire', 'Dashboard'],
    ['tableau de bord', 'Dashboard'],
    ['caisse', 'Clôtures'],
    ['livreurs', 'Livreurs et relais'],
    ['réassort', 'Stocks'],
    ['mot de passe', 'Ma sécurité'],
    ['équipe', 'Accès de l’équipe'],
    ['frais', 'Tarifs de livraison'],
    ['logo', 'Nom et logo'],
  ])('« %s » finds « %s »', (typed, label) => {
    work(null);
    expect(found(typed, fixedEntries()).map((entry) => entry.label)).toContain(label);
  });

  it('has what is called as typed before what other words find', () => {
    work(null);
    expect(
      found('clients', fixedEntries())
        .map(({ label }) => label)
        .indexOf('Clients'),
    ).toBe(0);
  });

  it.each([
    ['categ', 'Catégories', true],
    ['PRODUIT nouv', 'Nouveau Produit', true],
    ['produit vieux', 'Nouveau Produit', false],
    ['', 'Tout', true],
  ])('finds « %s » in « %s »: %s', (typed, text, isThere) => expect(matchesText(typed, text)).toBe(isThere));
});
