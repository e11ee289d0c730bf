import { describe, expect, it } from 'vitest';
import { demoShop } from '../index.ts';

const now = new Date('2026-11-21T10:30:00Z');
const { customers, influencers, orders, products, reviews } = demoShop(now);
const of = (status: string) => reviews.filter((review) => review.status === status);

describe('demo reviews', () => {
  it('are some hundreds, the same at every call, one each of a customer and a product', () => {
    expect(demoShop(now).reviews).toEqual(reviews);
    expect(reviews.length).toBeGreaterThan(150);
    expect(reviews.length).toBeLessThan(400);
    expect(new Set(reviews.map(({ product, customer }) => `${product} ${customer}`)).size).toBe(reviews.length);
  });

  it('are of a good part of the products; the others keep their typed rating', () => {
    const reviewed = new Set(of('published').map(({ product }) => product));
    expect(reviewed.size / products.length).toBeGreaterThan(0.5);
    expect(reviewed.size / products.length).toBeLessThan(0.9);
    expect(products.some(({ key, rating }) => !reviewed.has(key) && rating !== null)).toBe(true);
    const most = [...reviewed].map((key) => of('published').filter(({ product }) => product === key).length);
    expect(Math.max(...most)).toBeGreaterThan(5);
  });

  it('were written after their author had joined, and before now; some bought it, some did not', () => {
    const joined = new Map(customers.map(({ key, createdAt }) => [key, createdAt]));
    for (const { customer, createdAt } of reviews) {
      expect(createdAt.getTime()).toBeGreaterThan(joined.get(customer)!.getTime());
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
    }
    const bought = reviews.filter(({ product, customer }) =>
      orders.some((order) => order.customer === customer && order.lines.some((line) => line.product === product)),
    );
    expect(bought.length / reviews.length).toBeGreaterThan(0.4);
    expect(bought.length).toBeLessThan(reviews.length);
  });

  it('are published, refused and, the latest, waiting; the shop replies to most of those that complain', () => {
    expect(of('pending')).toEqual(reviews.slice(-7));
    expect(of('refused').length).toBeGreaterThan(2);
    const poor = of('published').filter(({ rating }) => rating < 3);
    expect(poor.filter(({ answer }) => answer).length).toBeGreaterThan(poor.length / 2);
    expect(reviews.some(({ status, answer }) => status !== 'published' && answer)).toBe(false);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('say skin or hair that their product is for, and are helpful to some who did not write them', () => {
    const of = new Map(products.map((product) => [product.key, product]));
    for (const { product, text, skinType, hairType, customer, helpfulTo, status } of reviews) {
      const { skinTypes, hairTypes } = of.get(product)!;
      if (skinType) expect([...skinTypes, 'mixte', 'grasse', 'sensible']).toContain(skinType);
      if (hairType) expect([...hairTypes, 'crepus', 'lisses']).toContain(hairType);
      if (skinType && text?.includes('peau mixte')) expect(skinType).toBe('mixte');
      expect(helpfulTo).not.toContain(customer);
      expect(new Set(helpfulTo).size).toBe(helpfulTo.length);
      if (status !== 'published') expect(helpfulTo).toEqual([]);
    }
    expect(reviews.filter(({ skinType, hairType }) => skinType || hairType).length).toBeGreaterThan(80);
    expect(reviews.filter(({ helpfulTo }) => helpfulTo.length > 0).length).toBeGreaterThan(50);
  });

  it('do not repeat each other on the page of a product', () => {
    for (const { key } of products) {
      const texts = of('published').flatMap(({ product, text }) => (product === key ? (text ?? []) : []));
      expect(new Set(texts).size, key).toBe(texts.length);
    }
  });
});

it('every code that a demo order names is an influencer’s, some of them inactive', () => {
  const codes = new Set(influencers.map(({ code }) => code));
  expect(codes.size).toBe(influencers.length);
  const used = new Set(orders.flatMap(({ codeInfluenceur }) => codeInfluenceur ?? []));
  expect(used).toEqual(codes);
  expect(influencers.filter(({ isActive }) => !isActive)).toHaveLength(2);
});
