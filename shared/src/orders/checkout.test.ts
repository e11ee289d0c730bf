import { describe, expect, it } from 'vitest';
import { checkoutProblems, newOrderId, ORDER_ID_PATTERN } from './index.ts';

const form = {
  customerInfo: { nom: 'Adjovi', prenom: 'Afi', whatsapp: '0197000000', email: null, codeInfluenceur: null },
  delivery: { type: 'domicile' as const, address: 'Rue 12', country: null, city: null },
  items: [{ productId: 'a' }],
  note: null,
};
const relay = (country: string | null, city: string | null) => ({
  ...form,
  delivery: { type: 'point-relais' as const, address: null, country, city },
});

describe('R802 to R807 Checkout', () => {
  it('finds nothing wrong with a whole form', () => {
    expect(checkoutProblems(form)).toEqual([]);
    expect(checkoutProblems(relay('Benin', 'Cotonou'))).toEqual([]);
  });
  it.each(['nom', 'prenom', 'whatsapp'])('requires %s', (field) => {
    const problems = checkoutProblems({ ...form, customerInfo: { ...form.customerInfo, [field]: '  ' } });
    expect(problems).toEqual([
      {
        field: `customerInfo.${field}`,
        message: 'Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)',
      },
    ]);
  });
  it('requires an address for home delivery, not for a relay point', () => {
    const problems = checkoutProblems({ ...form, delivery: { ...form.delivery, address: ' ' } });
    expect(problems[0]?.message).toBe('Veuillez saisir votre adresse de livraison');
  });
  it('requires a country, then a city of that country', () => {
    expect(checkoutProblems(relay(null, null))[0]?.message).toBe(
      'Veuillez sélectionner un pays pour le point de relais',
    );
    expect(checkoutProblems(relay('BJ', null))[0]?.message).toBe(
      'Veuillez sélectionner une ville pour le point de relais',
    );
    expect(checkoutProblems(relay('BJ', 'Abidjan'))[0]?.field).toBe('delivery.city');
  });
  it('refuses an empty cart', () => {
    expect(checkoutProblems({ ...form, items: [] })[0]?.message).toBe('Votre panier est vide');
  });
  it('makes order numbers that the API takes', () => {
    expect(newOrderId(1_795_219_200_000, 'a1b2c3d4e5')).toMatch(ORDER_ID_PATTERN);
    expect('ORDER_1_x').not.toMatch(ORDER_ID_PATTERN);
  });
});
