import { grantsIn, type Operation, type ResourceShape, ruleOf } from '@karite/shared/resource';

const WHO: Readonly<Record<string, string>> = {
  everyone: 'tout le monde',
  signedIn: 'qui est connecté',
  owner: 'qui en est l’auteur',
  admin: 'qui administre',
};

const VERSIONED =
  'Avec l’ETag lu dans `If-Match`, un enregistrement modifié entre-temps n’est pas écrasé : 412, et sa version actuelle.';

type Call = { operation: Operation; title: string; isOfMany?: true; about: string };

/** The calls of every declared resource, as in the contract. */
const CALLS = {
  list: {
    operation: 'read',
    title: 'Lister',
    isOfMany: true,
    about:
      'Une page : filtrée (`champ`, `champ_ne`, `champ_gte`…, `q`), triée (`_sort`, `_order`), de `_start` à `_end` ou à la suite de `_after`. `fields` n’en demande que certains champs. `x-total-count` dit combien il y en a, `x-next-after` où la suite commence.',
  },
  read: {
    operation: 'read',
    title: 'Lire',
    about: '`fields` n’en demande que certains champs. L’ETag nomme sa version.',
  },
  create: {
    operation: 'create',
    title: 'Créer',
    about:
      'Ce qui n’est pas dit prend sa valeur initiale, ou reste vide. Avec la même `Idempotency-Key`, un envoi répété ne crée qu’un enregistrement.',
  },
  replace: {
    operation: 'update',
    title: 'Modifier',
    about: `Remplace : ce qui n’est pas dit est vidé, sauf les listes et les images. Prend aussi ce que \`GET\` a répondu. ${VERSIONED}`,
  },
  patch: { operation: 'update', title: 'Modifier', about: `Ce qui n’est pas dit reste tel quel. ${VERSIONED}` },
  delete: {
    operation: 'delete',
    title: 'Supprimer',
    about: `Refusé tant que d’autres enregistrements y tiennent : 409, qui les compte. ${VERSIONED}`,
  },
} satisfies Record<string, Call>;

/** Who may do an operation; some only with some records or fields. */
function whoMay(resource: ResourceShape, operation: Operation): string {
  const may = grantsIn(ruleOf(resource, operation)).map(([who, { where, fields }]) => {
    const limits = [where && 'certains enregistrements', fields && 'certains champs'].filter(Boolean);
    return limits.length > 0 ? `${WHO[who]} (${limits.join(', ')})` : WHO[who];
  });
  return `Pour : ${may.join(' ; ')}.`;
}

/** The title of a resource's call in the contract, and what it takes, answers and refuses. */
export function described(resource: ResourceShape, call: keyof typeof CALLS): { summary: string; description: string } {
  const { operation, title, about, ...rest } = CALLS[call];
  const { one, many } = resource.label;
  return {
    summary: `${title} : ${'isOfMany' in rest ? many : one}`,
    description: `${about} ${whoMay(resource, operation)}`,
  };
}
