import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkWhere } from '../check/check-where.ts';
import {
  belongsTo,
  boolean,
  choice,
  dateTime,
  decimal,
  defineResource,
  images,
  integer,
  longText,
  text,
  type Where,
} from '../index.ts';
import { matches } from './index.ts';

const reviews = defineResource({
  name: 'reviews',
  label: { one: 'Avis', many: 'Avis' },
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    stars: integer({ label: 'Note' }),
    share: decimal({ label: 'Part' }),
    answer: longText({ label: 'Réponse' }),
    isSeen: boolean({ label: 'Lu' }),
    status: choice({ label: 'Statut', options: { pending: 'Attend', published: 'Publié' }, initial: 'pending' }),
    seenAt: dateTime({ label: 'Lu le' }),
    parentId: belongsTo('self', { label: 'Réponse à', embed: [] }),
    pictures: images({ label: 'Photos' }),
  },
});
type Reviews = Where<typeof reviews>;

/** A record with only the fields that a case requires. */
const is = (where: Reviews, record: object) => matches(reviews, where, { ...record });

describe('a condition as data', () => {
  it.each<[Reviews, object, boolean]>([
    [{}, {}, true],
    [{ status: 'published' }, { status: 'published' }, true],
    [{ status: 'published' }, { status: 'pending' }, false],
    [{ status: ['pending', 'published'] }, { status: 'pending' }, true],
    [{ status: [] }, { status: 'pending' }, false],
    [{ name: [null, 'a'] }, { name: null }, true],
    [{ name: ['a'] }, { name: null }, false],
    [{ answer: null }, { answer: null }, true],
    [{ answer: null }, { answer: 'Merci' }, false],
    [{ answer: { ne: null } }, { answer: 'Merci' }, true],
    [{ stars: { gte: 3 } }, { stars: 3 }, true],
    [{ stars: { gt: 3 } }, { stars: 3 }, false],
    [{ stars: { lt: 3 } }, { stars: null }, false],
    [{ stars: { gte: 2, lte: 4 } }, { stars: 4 }, true],
    [{ stars: { gte: 2, lte: 4 } }, { stars: 5 }, false],
    [{ share: { gte: 3.005 } }, { share: 3 }, false],
    [{ stars: { ne: 3 } }, { stars: null }, true],
    [{ stars: { ne: 3 } }, { stars: 3 }, false],
    [{ isSeen: false }, { isSeen: false }, true],
    [{ status: 'published', stars: { gte: 3 } }, { status: 'published', stars: 2 }, false],
    [{ seenAt: { gte: '2026-01-01T01:00:00+01:00' } }, { seenAt: '2026-01-01T00:00:00.000Z' }, true],
  ])('%j of %j: %s', (where, record, answer) => expect(is(where, record)).toBe(answer));

  it.each<[Where, RegExp]>([
    [{ colour: 'red' }, /no field "colour"/],
    [{ status: 'gone' }, /"status", a choice, with "gone"/],
    [{ stars: '3' }, /"stars", a integer, with "3"/],
    [{ stars: 2.5 }, /with 2.5/],
    [{ name: { gte: 'a' } }, /"name", a text, by "gte"/],
    [{ answer: 'Merci' }, /"answer", a longText, by "in"/],
    [{ seenAt: { lte: '2026-01-01' } }, /"seenAt", a dateTime, by "lte"/],
    [{ seenAt: { lt: 'hier' } }, /with "hier"/],
    [{ parentId: 'abc' }, /with "abc"/],
    [{ pictures: null }, /"pictures", a images, which is no column/],
  ])('%j is refused, saying why', (where, why) => {
    const fail = (said: string): never => {
      throw new Error(said);
    };
    expect(() => checkWhere(reviews, where, fail)).toThrow(why);
  });

  it('does not compile with a field, a value or a list that the resource does not have', () => {
    expectTypeOf<{ status: 'published'; stars: { gte: 3 } }>().toExtend<Reviews>();
    expectTypeOf<{ status: 'gone' }>().not.toExtend<Reviews>();
    expectTypeOf<{ stars: '3' }>().not.toExtend<Reviews>();
    expectTypeOf<keyof Reviews>().toEqualTypeOf<
      'name' | 'stars' | 'share' | 'answer' | 'isSeen' | 'status' | 'seenAt' | 'parentId'
    >();
  });
});
