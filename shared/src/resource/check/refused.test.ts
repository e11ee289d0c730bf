import { describe, expect, it } from 'vitest';
import { currentUser } from '../../resources/current-user.ts';
import {
  belongsTo,
  choice,
  choices,
  colour,
  dateTime,
  defineResource,
  defineSettings,
  type Field,
  image,
  integer,
  lines,
  longText,
  manyToMany,
  type ResourceShape,
  state,
  text,
} from '../index.ts';
import { checkResources, DeclarationError, type Fault } from './index.ts';

const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const shelf = (given: Partial<ResourceShape> = {}): ResourceShape => ({
  name: 'shelves',
  label: { one: 'Rayon', many: 'Rayons' },
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
  fields: { name },
  ...given,
});
/** The same with what the compiler would not take. */
const misspelt = (given: object): ResourceShape => Object.assign(shelf(), given);
const withField = (field: string, declared: object) =>
  shelf({ fields: { name, [field]: declared as ResourceShape['fields'][string] } });

/** A record with a life, and actions on it. */
const acting = (actions: ResourceShape['actions']) =>
  shelf({
    actions,
    fields: {
      name,
      status: state({
        label: 'Statut',
        states: { new: 'N', open: 'O', closed: 'F', lost: 'P' },
        initial: 'new',
        transitions: { new: ['closed'], open: ['closed'], closed: ['open', 'lost'] },
      }),
    },
  });

/** The faults of a declaration; none when it is accepted. */
function faultsOf(declare: () => unknown): readonly Fault[] {
  try {
    declare();
  } catch (error) {
    if (error instanceof DeclarationError) return error.faults;
    throw error;
  }
  return [];
}
const reported = (declare: () => unknown) =>
  faultsOf(declare).map(({ field, problem, remedy }) => [field, problem, remedy]);

/** Read by administrators alone, but for what the public may see. */
const people = defineResource(
  shelf({
    name: 'people',
    access: { read: { everyone: { fields: ['name'] }, owner: 'userId', admin: true } },
    fields: { name, phone: text({ label: 'Téléphone' }), userId: currentUser({ label: 'Client', embed: ['email'] }) },
  }),
);
const drafts = defineResource(shelf({ name: 'drafts', access: { read: { everyone: { where: { name: 'a' } } } } }));
const embedding = (target: ResourceShape, embed: string[], given: Partial<ResourceShape> = {}, options: object = {}) =>
  shelf({ fields: { name, personId: belongsTo(target, { label: 'Personne', embed, ...options }) }, ...given });

describe('a wrong declaration is refused with its field and a remedy', () => {
  it.each<[string, ResourceShape, RegExp, string]>([
    [
      'priority',
      withField('priority', { ...integer({ label: 'Rang' }), filtre: true }),
      /"filtre" is no option/,
      'Write "filter"',
    ],
    [
      'priority',
      withField('priority', { ...integer({ label: 'Rang' }), options: {} }),
      /of the kind integer/,
      'Valid names: kind, label',
    ],
    [
      'name',
      misspelt({ fields: { name: { ...name, column: { sortabel: true } } } }),
      /of "column"/,
      'Write "sortable"',
    ],
    ['displays', misspelt({ displays: 'name' }), /no option of a resource/, 'Write "display"'],
    ['label', misspelt({ label: { one: 'a', many: 'b', titel: 'c' } }), /of "label"/, 'Write "title"'],
    ['messages', misspelt({ messages: { creatd: 'Fait' } }), /of "messages"/, 'Write "created"'],
    [
      'access.read.everyone',
      misspelt({ access: { read: { everyone: { feilds: ['name'] } } } }),
      /of a grant/,
      'Write "fields"',
    ],
    [
      'access.read.everybody',
      misspelt({ access: { read: { everybody: true } } }),
      /nobody is called/,
      'Write "everyone"',
    ],
    [
      'access.read.everyone',
      misspelt({ access: { read: { everyone: { where: { name: { neq: 'a' } } } } } }),
      /by "neq"/,
      'Write "ne"',
    ],
    [
      'actions.empty',
      shelf({ actions: { empty: { label: 'x', set: { name: 'a' }, ...{ wen: {} } } } }),
      /of an action/,
      'Write "when"',
    ],
    [
      'priority',
      withField('priority', { ...integer({ label: 'Rang' }), visibleWhen: { nmae: 'a' } }),
      /no field "nmae"/,
      'Write "name"',
    ],
    [
      'priority',
      withField('priority', { ...integer({ label: 'Rang', required: 'Rang ?' }), visibleWhen: { name: 'a' } }),
      /may not ask for it/,
      'Leave visibleWhen or required out',
    ],
    ['display', shelf({ display: 'nmae' }), /no field "nmae"/, 'Write "name"'],
    [
      'display',
      shelf({ display: 'tags', fields: { name, tags: manyToMany(drafts, { label: 'x', embed: ['name'] }) } }),
      /names no record/,
      'column',
    ],
    [
      'sort',
      shelf({
        sort: { field: 'tags', order: 'asc' },
        fields: { name, tags: manyToMany(drafts, { label: 'x', embed: [] }) },
      }),
      /not sorted by "tags", a manyToMany/,
      'one short value',
    ],
    [
      'picture',
      withField('picture', image({ label: 'Photo', column: { sortable: true } })),
      /not sorted by a image/,
      'Leave column.sortable out',
    ],
    [
      'code',
      withField('code', Object.assign(text({ label: 'x' }), { summed: true })),
      /no number to sum/,
      'Leave summed out',
    ],
    ['fields', withField('fields', text({ label: 'x' })), /limits an answer/, 'another name'],
    [
      'search.ranked',
      shelf({ search: { fields: ['name'], placeholder: '', ranked: { first: ['nom'] } } }),
      /"nom" is none of the texts that are searched/,
      'name',
    ],
    [
      'search.ranked',
      shelf({ search: { fields: ['name'], placeholder: '', ranked: { first: ['name'], popular: ['name'] } } }),
      /"name" is no number to order by/,
      'leave it out',
    ],
    [
      'search.ranked',
      shelf({
        search: { fields: ['name'], placeholder: '', ranked: { first: ['name'], linked: ['draftId'] } },
        fields: { name, draftId: belongsTo(drafts, { label: 'x', embed: [] }) },
        access: { read: 'admin' },
      }),
      /does not embed "name", which it would be found by/,
      'Add it to embed',
    ],
    [
      'search.ranked',
      shelf({ search: { fields: ['name'], placeholder: '', ranked: { first: ['name'], last: ['nom'] } } }),
      /"nom" is no text to be found by/,
      'name',
    ],
    [
      'search.ranked',
      shelf({ search: { fields: ['name'], placeholder: '', ranked: { first: ['name'], suggests: [] } } }),
      /is not called by "name"/,
      'Add it to suggests',
    ],
    ['facets', shelf({ facets: { nom: true } }), /no field "nom"/, 'name'],
    ['facets', shelf({ facets: { name: true } }), /each value of "name" can't be counted/, 'between'],
    ['facets', shelf({ facets: { name: { atLeast: [1] } } }), /no number in a column/, 'leave between'],
    [
      'facets',
      shelf({ fields: { name, kind: choice({ label: 'x', options: { a: 'A' } }) }, facets: { kind: { key: 'tri' } } }),
      /the key "tri" is taken by the shop's lists/,
      'another key',
    ],
    ['q', withField('q', text({ label: 'x' })), /searched by/, 'another name'],
    [
      'person',
      shelf({
        fields: { name, person: text({ label: 'x' }), personId: belongsTo(drafts, { label: 'x', embed: [] }) },
        access: { read: 'admin' },
      }),
      /what personId points to/,
      'Rename it',
    ],
    ['name', shelf({ name: 'statistics' }), /address \/statistics is taken/, 'another name'],
    [
      'actions.deletion',
      shelf({ actions: { deletion: { label: 'x', set: { name: 'a' } } } }),
      /is taken/,
      'another name',
    ],
    [
      'actions.empty',
      shelf({ actions: { empty: { label: 'x', set: { name: 'a' }, key: 'Enter' } } }),
      /no letter/,
      'a to z',
    ],
    [
      'actions.empty',
      shelf({
        actions: {
          empty: { label: 'x', set: { name: 'a' }, key: 'e' },
          fill: { label: 'y', set: { name: 'b' }, key: 'e' },
        },
      }),
      /also that of fill/,
      'another letter',
    ],
    [
      'actions.empty',
      shelf({
        actions: { empty: { label: 'x', set: { name: 'a' }, key: 'w' } },
        contactKeys: { call: 'j', chat: 'w' },
      }),
      /also that of chat/,
      'another letter',
    ],
    ['actions.read', shelf({ actions: { read: { label: 'x', set: { name: 'a' } } } }), /a right/, 'another name'],
    ['actions.all', shelf({ actions: { all: { label: 'x', set: { name: 'a' } } } }), /a right/, 'another name'],
    ['colour', withField('colour', colour({ label: 'x', initial: 'red' })), /no colour/, '#b54e5a'],
    [
      'size',
      withField('size', choice({ label: 'x', options: { small: 'S', large: 'L' }, initial: 'smal' })),
      /not an option/,
      'Write "small"',
    ],
    ['size', withField('size', choices({ label: 'x', options: {} })), /need options/, 'Give them some'],
    [
      'size',
      withField('size', choices({ label: 'x', options: { small: 'S, M' } })),
      /"S, M" holds what parts/,
      'Write it without',
    ],
    [
      'code',
      withField('code', text({ label: 'x', pattern: { matches: '(a+)+', message: 'x' } })),
      /repeats/,
      'simpler',
    ],
    [
      'code',
      withField('code', text({ label: 'x', maxLength: 2, suggestions: ['abc'] })),
      /longer than maxLength/,
      'Allow 3',
    ],
    [
      'asked',
      withField('asked', longText({ label: 'x', queryOf: 'nam' })),
      /queryOf: "nam" is no text/,
      'Write "name"',
    ],
    [
      'access.create.signedIn',
      shelf({ access: { read: 'everyone', create: { signedIn: { fields: [] } } } }),
      /"name" is required/,
      'Add "name"',
    ],
    [
      'actions.open',
      acting({ open: { label: 'x', set: { status: 'open' } } }),
      /impossible from "new", "lost"/,
      "when: { status: ['closed'] }",
    ],
    [
      'actions.open',
      acting({ open: { label: 'x', when: { status: ['closed', 'lost'] }, set: { status: 'open' } } }),
      /impossible from "lost"/,
      'add "open" to transitions',
    ],
    [
      'actions.renew',
      acting({ renew: { label: 'x', set: { status: 'new' } } }),
      /to which no transition leads/,
      "transitions: { open: ['new'] }",
    ],
    [
      'unique',
      shelf({ unique: [{ fields: ['name'], message: 'x', where: { nmae: 'a' } }] }),
      /names no field "nmae"/,
      'Write "name"',
    ],
    [
      'unique',
      shelf({
        unique: [
          { fields: ['name'], message: 'x', where: { name: 'a' } },
          { fields: ['name'], message: 'y', where: { name: 'b' } },
        ],
      }),
      /two rules for name/,
      'Keep one',
    ],
    [
      'priority',
      withField('priority', { ...integer({ label: 'Rang' }), mayBeEmpty: true }),
      /for what is computed/,
      'Leave it out',
    ],
    [
      'personId',
      withField('personId', { ...belongsTo(drafts, { label: 'x', embed: [] }), setBy: 'admin' }),
      /setBy is for the owner/,
      'currentUser(',
    ],
    [
      'userId',
      shelf({
        access: { read: 'admin', create: 'signedIn' },
        fields: { name, userId: currentUser({ label: 'x', embed: [], setBy: 'admin' }) },
      }),
      /staff may neither create nor update/,
      'Add admin: true',
    ],
    [
      'userId',
      shelf({
        access: { read: 'admin', create: { signedIn: { fields: ['name'] }, admin: true } },
        fields: { name, userId: currentUser({ label: 'x', embed: [] }) },
      }),
      /staff who create the record for a customer would own it/,
      "Add setBy: 'admin' to userId",
    ],
    [
      'access.create.signedIn',
      shelf({
        access: { read: 'admin', create: { signedIn: { fields: ['name', 'userId'] } } },
        fields: { name, userId: currentUser({ label: 'x', embed: [], setBy: 'admin' }) },
      }),
      /named by staff alone/,
      'Leave it out of "fields"',
    ],
    ['access.read.owner', shelf({ access: { read: { owner: 'userId' } } }), /no field that points/, 'currentUser('],
  ])('%s: %#', (field, resource, problem, remedy) => {
    const [first] = faultsOf(() => defineResource(resource));
    expect(first).toMatchObject({ resource: resource.name, field });
    expect(first?.problem).toMatch(problem);
    expect(first?.remedy).toContain(remedy);
    expect(first?.place).toMatch(/refused\.test\.ts:\d+$/);
  });

  it('reports all faults at once', () => {
    const wrong = shelf({
      display: 'nam',
      sort: { field: 'rnk', order: 'asc' },
      fields: { name, id: text({ label: 'x' }) },
    });
    expect(faultsOf(() => defineResource(wrong)).map(({ field }) => field)).toEqual(['id', 'display', 'sort']);
  });

  it('checks the states that follow by themselves (R2172)', () => {
    const on = dateTime({ label: 'x' });
    const states = { draft: 'B', ready: 'P', gone: 'R' };
    const made = (options: object, at: Field = on) => {
      const status = { ...state({ label: 'x', states, initial: 'draft' }), ...options };
      return reported(() => defineResource(shelf({ fields: { name, at, status } })));
    };
    const due = (to: string, at = 'at') => ({ due: { draft: { to, at } } });
    expect([made({ begins: ['ready'], ...due('ready') }), made(due('ready', 'on'))[0]?.[1]]).toEqual([
      [],
      'due: "on" is no dateTime field',
    ]);
    expect(made({ begins: ['reday'] })[0]?.[1]).toBe('"reday" is not a state');
    expect(made(due('raedy'))[0]?.[1]).toBe('due names "raedy", which is not a state');
    expect(made({ ...due('gone'), transitions: { draft: ['ready'] } })[0]?.[1]).toBe(
      'due: "gone" does not follow "draft"',
    );
    expect(made(due('ready'), text({ label: 'x' }))[0]?.[1]).toBe('due: "at" is no dateTime field');
  });

  it('checks the fields of rows', () => {
    const rows = lines({
      label: 'x',
      fields: { tags: manyToMany(drafts, { label: 'x', embed: [] }), price: integer({ label: 'x', min: 2, max: 1 }) },
    });
    expect(reported(() => defineResource(withField('rows', rows)))).toEqual([
      ['rows.tags', 'no manyToMany within a lines', expect.stringContaining('belongsTo')],
      ['rows.price', 'min is above max', 'Exchange 2 and 1'],
    ]);
  });
});

describe('what a record carries along', () => {
  it.each<[string, ResourceShape]>([
    [
      'what is declared to be no secret',
      shelf({ fields: { name, personId: belongsTo(drafts, { label: 'x', embed: ['name'], embedsAny: true }) } }),
    ],
    ['what everyone reads there', embedding(people, ['name'])],
    ['what administrators read', embedding(people, ['phone'], { access: { read: 'admin' } })],
    ['nothing but the id', embedding(drafts, [])],
    [
      'of one that the public does not get',
      embedding(people, ['phone'], { access: { read: { everyone: { fields: ['name'] }, admin: true } } }),
    ],
    ['the reader’s own account', people],
  ])('is %s', (_what, resource) => expect(reported(() => defineResource(resource))).toEqual([]));

  const owners = { access: { read: { owner: 'userId' } } };
  const owned = (options: object) =>
    shelf({
      ...owners,
      fields: {
        name,
        userId: currentUser({ label: 'x', embed: [] }),
        personId: belongsTo(people, { label: 'x', embed: ['phone'], ...options }),
      },
    });
  it('is what an owner reads there where the server points, not where a request does', () => {
    expect(reported(() => defineResource(owned({ readOnly: true })))).toEqual([]);
    expect(reported(() => defineResource(owned({})))).toHaveLength(1);
  });

  it.each<[string, ResourceShape]>([
    ['a field that everyone may not read', embedding(people, ['phone'])],
    ['a record that may not be one of those shown', embedding(drafts, ['name'])],
    ['to accounts what only owners read', embedding(people, ['phone'], { access: { read: 'signedIn' } })],
  ])('is not %s', (_what, resource) => {
    expect(reported(() => defineResource(resource))).toEqual([
      [
        'personId',
        expect.stringMatching(/which \w+ may not read there/),
        expect.stringContaining('Leave it out of "embed"'),
      ],
    ]);
  });
});

describe('resources that are served together', () => {
  const parents = defineResource(
    shelf({
      name: 'trays',
      fields: {
        name,
        cups: integer({ label: 'x', readOnly: true, initial: 0 }),
        jars: integer({ label: 'x', readOnly: true, initial: 0 }),
      },
    }),
  );
  const child = (own: string, figure: string) =>
    defineResource(
      shelf({
        name: own,
        fields: { name, trayId: belongsTo(parents, { label: 'x', embed: [] }) },
        rollups: { trayId: { [figure]: { count: true } } },
      }),
    );

  it('are taken, each with a name and figures of its own', () => {
    expect(() => checkResources([parents, child('cups', 'cups'), child('jars', 'jars')])).not.toThrow();
  });

  it('do not share a name, roll up into one field, or point to what is not there', () => {
    const cups = child('cups', 'cups');
    expect(reported(() => checkResources([parents, cups, cups]))).toEqual([
      ['name', 'is in the list twice', expect.any(String)],
    ]);
    expect(reported(() => checkResources([parents, cups, child('cups', 'jars')]))[0]?.[1]).toBe(
      'is that of another resource',
    );
    expect(reported(() => checkResources([parents, cups, child('jars', 'cups')]))).toEqual([
      [
        'rollups.trayId.cups',
        'trays.cups is already what cups.trayId rolls up',
        expect.stringContaining('second field'),
      ],
    ]);
    expect(reported(() => checkResources([parents, child('cups', 'cup')]))).toEqual([
      ['rollups.cup', 'trays has no number field "cup"', 'Write "cups"'],
    ]);
    expect(reported(() => checkResources([cups]))).toEqual([
      ['trayId', 'points to trays, which is not in the list of resources', 'Add trays to it'],
    ]);
    expect(reported(() => checkResources([shelf({ name: 'trays' }), cups]))[0]?.[1]).toMatch(/another trays/);
  });
});

describe('faults that the compiler reports are reported at start too', () => {
  it.each<[string, ResourceShape, RegExp, string]>([
    ['access', misspelt({ access: undefined }), /is missing/, "access: { read: 'everyone'"],
    ['label', misspelt({ label: 'Rayons' }), /is a string/, "label: { one: 'Rayon'"],
    ['label', misspelt({ label: { one: 'Rayon' } }), /what one is called, and many/, 'label: { one'],
    ['display', misspelt({ display: undefined }), /is missing/, "display: 'name'"],
    ['price', misspelt({ fields: { name, price: 'price' } }), /is no field/, "Write price: text({ label: '…' })"],
    ['price', withField('price', { kind: 'pirce', label: 'x' }), /no kind is called "pirce"/, 'Write "price"'],
    ['price', withField('price', { kind: 'price' }), /has no label/, "price({ label: '…' })"],
    [
      'xId',
      withField('xId', { kind: 'belongsTo', label: 'x', target: undefined, embed: [] }),
      /no resource/,
      'Of two files',
    ],
    ['xId', withField('xId', { kind: 'belongsTo', label: 'x', target: people }), /carries along/, "embed: ['name']"],
  ])('%s: %#', (field, declared, problem, remedy) => {
    const found = reported(() => defineResource(declared));
    expect(found).toEqual([[field, expect.stringMatching(problem), expect.stringContaining(remedy)]]);
  });
});

it('settings are refused what only a list has, and what they misspell', () => {
  const said = { name: 'opening', label: 'Horaires', fields: { name: text({ label: 'Nom' }) } } as const;
  const tried = (given: object) => reported(() => defineSettings(Object.assign({}, said, given)));
  expect(tried({})).toEqual([]);
  expect(tried({ raed: 'everyone' })).toEqual([
    ['raed', expect.stringMatching(/no option of settings/), 'Write "read"'],
  ]);
  expect(tried({ access: { read: 'everyone' } })[0]).toEqual([
    'access',
    'settings have none',
    expect.stringMatching(/read: 'everyone'/),
  ]);
  expect(tried({ label: { one: 'a', many: 'b' } })[0]?.[2]).toMatch(/^Write label: '/);
});

describe('does not compile', () => {
  it('with an option that a kind, a resource or an action does not support', () => {
    const declared = () => [
      // @ts-expect-error misspelt
      text({ label: 'Nom', colum: true }),
      // @ts-expect-error of another kind
      integer({ label: 'Rang', maxLength: 3 }),
      // @ts-expect-error an option of an option
      text({ label: 'Nom', column: { sortabel: true } }),
      // @ts-expect-error misspelt
      belongsTo(people, { label: 'x', embed: [], onDelte: 'clear' }),
      // @ts-expect-error misspelt
      currentUser({ label: 'x', embed: [], fliter: true }),
    ];
    expect(declared).not.toThrow();
    const said = { name: 'shelves', display: 'name', access: { read: 'admin' }, fields: { name } } as const;
    const label = { one: 'Rayon', many: 'Rayons' };
    // @ts-expect-error no option of a resource
    expect(() => defineResource({ ...said, label, srot: { field: 'name', order: 'asc' } })).toThrow('srot');
    // @ts-expect-error no message
    expect(() => defineResource({ ...said, label, messages: { creatd: 'x' } })).toThrow('creatd');
    const go = { label: 'x', set: { name: 'a' }, wen: {} } as const;
    // @ts-expect-error no option of an action
    expect(() => defineResource({ ...said, label, actions: { go } })).toThrow('wen');
    const rank = (it: { name: string }) => it.name.length || null;
    const computed = { name, rank: integer({ label: 'Rang', computed: rank }) };
    // @ts-expect-error a computed value is never missing
    defineResource({ ...said, label, fields: computed });
    defineResource({
      ...said,
      label,
      fields: { name, rank: integer({ label: 'Rang', computed: rank, mayBeEmpty: true }) },
    });
  });
});
