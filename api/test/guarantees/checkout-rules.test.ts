import { FIRST_ZONES } from '@karite/shared/delivery';
import { totalsOf } from '@karite/shared/offers';
import { checkoutProblems, ORDER_LENGTHS } from '@karite/shared/orders';
import { FIRST_RULES } from '@karite/shared/pricing';
import { phoneProblem } from '@karite/shared/region';
import type { Product } from '@karite/shared/resources';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';
import { loadStorefront } from './support/storefront.ts';

const DRAFT = {
  nom: 'Adjovi',
  prenom: 'Afi',
  whatsapp: '+229 01 97 00 00 00',
  email: '',
  codeInfluenceur: '',
  type: 'domicile',
  address: '12 rue des Cocotiers',
  landmark: '',
  position: '',
  country: '',
  city: '',
  method: 'especes',
  note: '',
};
type Draft = typeof DRAFT;
const RELAY = { type: 'point-relais', address: '', country: 'BJ', city: 'Cotonou' };

const long = (most: number) => 'x'.repeat(most);
/** At its limit with a break that counts as one character, or as none; and one character over it. */
const lengths = (name: keyof Draft, most: number): [Partial<Draft>, string | null][] => [
  [{ [name]: long(most) }, null],
  [{ [name]: ` \r\n${long(most - 2)}\r\nx\u2028` }, null],
  [{ [name]: long(most + 1) }, `${most} caractères au plus`],
];
const EMAIL = 'L’adresse e-mail n’est pas valide';
const PHONE = 'Veuillez saisir un numéro WhatsApp valide, avec son indicatif';
const CUSTOMER = 'Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)';
const domain = '@example.com';

/** What is typed, and what both say of it; `null`: both take it. */
const CASES: [Partial<Draft>, string | null][] = [
  [{}, null],
  ...lengths('nom', ORDER_LENGTHS.nom),
  ...lengths('prenom', ORDER_LENGTHS.prenom),
  ...lengths('codeInfluenceur', ORDER_LENGTHS.codeInfluenceur),
  ...lengths('address', ORDER_LENGTHS.address),
  ...lengths('note', ORDER_LENGTHS.note),
  [{ nom: '\n\t' }, CUSTOMER],
  [{ prenom: '' }, CUSTOMER],
  [{ whatsapp: ' ' }, CUSTOMER],
  [{ address: '\r\n' }, 'Veuillez saisir votre adresse de livraison'],
  [{ email: 'afi@example.com' }, null],
  [{ email: '\tafi+karite@sous.example.com\n' }, null],
  [{ email: `${long(ORDER_LENGTHS.email - domain.length)}${domain}` }, null],
  [{ email: `${long(ORDER_LENGTHS.email - domain.length + 1)}${domain}` }, '254 caractères au plus'],
  // What the form alone took before: it looked for an @ and a dot.
  ...['afi@exa_mple.com', 'a..b@example.com', '.a@example.com', 'é@example.com', 'a@b.c', 'a@example.com.', 'a@b'].map(
    (email): [Partial<Draft>, string] => [{ email }, EMAIL],
  ),
  [{ whatsapp: '97 00 00 00' }, null],
  [{ whatsapp: '01\u00a097\t00 00 00' }, null],
  [{ whatsapp: '+225 07 07 07 07 07' }, null],
  // What the API alone took before: numbers of families abroad.
  [{ whatsapp: '+33 6 12 34 56 78' }, null],
  [{ whatsapp: '0033 6.12.34.56.78' }, null],
  [{ whatsapp: '+1 (202) 555-0143' }, null],
  [{ whatsapp: '+12345678' }, null],
  [{ ...RELAY, whatsapp: '+33 6 12 34 56 78' }, null],
  [{ whatsapp: '\u202atel:+229\u201101\u201197 00 00 00\u202c' }, null],
  [{ ...RELAY, whatsapp: '812 345 67' }, phoneProblem('BJ')],
  [{ ...RELAY, whatsapp: '225 07 07 07 07 07' }, phoneProblem('BJ')],
  [{ ...RELAY, country: 'CD', city: 'Kinshasa', whatsapp: '812 345 67' }, phoneProblem('CD')],
  [{ ...RELAY, country: 'CI', city: 'Abidjan', whatsapp: '07 12 34 56' }, phoneProblem('CI')],
  [{ email: '\u2068afi@example.com\u2069' }, null],
  ...['+1234567', '+1234567890123456', '6 12 34 56', '33612345678', '+33 bonjour', '12', '+229 97 00 00 0'].map(
    (whatsapp): [Partial<Draft>, string] => [{ whatsapp }, PHONE],
  ),
  [{ whatsapp: '1'.repeat(ORDER_LENGTHS.whatsapp) }, PHONE],
  [{ whatsapp: '1'.repeat(ORDER_LENGTHS.whatsapp + 1) }, '30 caractères au plus'],
  [RELAY, null],
  [{ ...RELAY, country: '' }, 'Veuillez sélectionner un pays pour le point de relais'],
  [{ ...RELAY, city: '' }, 'Veuillez sélectionner une ville pour le point de relais'],
  [{ ...RELAY, city: 'Abidjan' }, 'Veuillez sélectionner une ville pour le point de relais'],
];

const shop = withTestApp();
let product: Product;
beforeAll(async () => {
  product = await makeProduct(shop);
});

describe('R802 to R807 Checkout', () => {
  it('P4: the form and the API say the same of what is typed', async () => {
    const { payloadOf, nextCheckout } = await loadStorefront();
    for (const [change, expected] of CASES) {
      const draft = { ...DRAFT, ...change };
      const { type, address, country, city, nom, prenom, whatsapp, email, codeInfluenceur, note } = draft;
      const delivery = { type: type as 'domicile', address, country, city };
      const order = orderOf([product], { delivery });
      const totals = totalsOf([{ price: product.salePrice, quantity: 1, isOnPromo: product.isOnPromo }], FIRST_RULES, {
        destination: { type: delivery.type, country: (country as 'BJ') || null },
        zones: FIRST_ZONES,
      });
      const what = JSON.stringify(change).slice(0, 120);

      const form = checkoutProblems(payloadOf(draft, [{ productId: product.id, product, quantity: 1 }], totals, order));
      const state = nextCheckout({ status: 'filling' }, { type: 'submitted', problems: form });
      expect(state.message ?? null, `the form: ${what}`).toBe(expected);
      expect(state.status, what).toBe(expected ? 'refused' : 'sending');

      // As a program may send it: with everything that was typed.
      const customerInfo = { nom, prenom, whatsapp, email, codeInfluenceur };
      const answer = await shop.call('POST', '/orders', { json: { ...order, customerInfo, note } });
      expect(answer.body.fields ? answer.body.message : null, `the API: ${what}`).toBe(expected);
      expect(answer.status, what).toBe(expected ? 400 : 201);
      if (expected) expect(Object.keys(answer.body.fields)[0], what).toBe(form[0]!.field);
    }
    figure('checkout', `${CASES.length} forms, form and API agree on all`);
  });

  it('P4: an order keeps its texts as both read them', async () => {
    const order = orderOf([product], { delivery: { address: 'Rue 12\r\nporte 3\n' } });
    const customerInfo = { ...order.customerInfo, nom: 'Adjovi\r\nDossou', codeInfluenceur: 'AFI\u202810' };
    const { body } = await shop.call('POST', '/orders', { json: { ...order, customerInfo, note: ' a\rb ' } });
    expect(body).toMatchObject({
      nom: 'Adjovi Dossou',
      codeInfluenceur: 'AFI 10',
      address: 'Rue 12\nporte 3',
      note: 'a\nb',
    });
  });
});
