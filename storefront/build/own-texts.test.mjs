import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../scripts/build/texts/nearest.mjs';
import { edited, textsOf } from '../../scripts/build/texts/replace.mjs';

const read = (code) => textsOf(parseSync('page.tsx', code).program, code);

/** A template's values, which would be this file's own. */
const template = (code) => code.replaceAll('#', '$');

/** A file with another text in it. */
const changed = (code, from, to) =>
  edited(
    code,
    read(code).flatMap(({ text, edits }) => (text === from ? edits(to) : [])),
  );

describe('a text of Karité that a shop has otherwise', () => {
  it.each([
    ['between tags', '<b> Panier </b>', 'Panier', '<b> {"Ma sélection"} </b>'],
    ['on several lines', '<p>\n  Votre\n  panier\n</p>', 'Votre panier', '<p>\n  {"Ma sélection"}\n</p>'],
    ['beside a value', '<p>Panier : {n}</p>', 'Panier :', '<p>{"Ma sélection"} {n}</p>'],
    ['as an attribute', '<a title="Panier" />', 'Panier', '<a title={"Ma sélection"} />'],
    ['as a string', "say('Panier')", 'Panier', 'say("Ma sélection")'],
    ['as a value of a table', "const t = { Panier: 'Panier' }", 'Panier', 'const t = { Panier: "Ma sélection" }'],
  ])('is changed %s', (_, code, from, to) => expect(changed(code, from, 'Ma sélection')).toBe(to));

  it.each([
    ["if (badge === 'Promo') a()"],
    ["switch (badge) { case 'Promo': }"],
    ["type Badge = 'Promo'"],
    ["import 'Promo'"],
    ["const a = b['Promo']"],
    ["const a = { 'Promo': 1 }"],
  ])('is left alone where it is a name: %s', (code) => expect(changed(code, 'Promo', 'Solde')).toBe(code));

  it('preserves the order of its values', () => {
    const code = template('const text = `#{name} : #{count} avis`');
    expect(changed(code, '{0} : {1} avis', '{0}, jugé {1} fois `$`')).toBe(
      template('const text = `#{name}, jugé #{count} fois \\`$\\``'),
    );
    const [found] = read(code);
    expect(found.edits('{1} avis sur {0}')).toBeNull();
    expect(found.edits('{0} : avis')).toBeNull();
  });

  it('is named by its nearest when it is nowhere', () =>
    expect(nearest('Ajouter au pannier', new Set(['Fermer', 'Ajouter au panier', 'Panier']))).toMatch(
      /^« Ajouter au panier », « Panier »/,
    ));
});
