import { firstCities } from '@karite/shared/region';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoOrders } from './demo-orders.ts';

const now = new Date('2026-11-21T10:30:00Z');
const { products } = demoCatalogue();
const customers = demoCustomers(now);
const orders = demoOrders(now, customers, products);
const monthsAgo = (months: number) => now.getTime() - months * 30.5 * 86_400_000;

/** Mobile numbers in E.164, by country. */
const valid = {
  BJ: /^\+22901\d{8}$/,
  CI: /^\+225(01|05|07)\d{8}$/,
  CD: /^\+243[89]\d{8}$/,
  CG: /^\+2420[456]\d{7}$/,
};

describe('demo customers', () => {
  it('are sixty, each with an address of their own, the same at every call', () => {
    expect(customers).toHaveLength(60);
    expect(new Set(customers.map((customer) => customer.email)).size).toBe(60);
    expect(demoCustomers(now)).toEqual(customers);
  });
  it('joined in the last sixteen months', () => {
    for (const { createdAt } of customers) {
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(monthsAgo(16));
    }
  });
  it.each(customers.map((customer) => [customer.key, customer] as const))('%s has a valid phone', (_, customer) =>
    expect(customer.phone).toMatch(valid[customer.country]),
  );
});

describe('demo orders', () => {
  it('are four hundred, the same at every call', () => {
    expect(orders).toHaveLength(400);
    expect(demoOrders(now, customers, products)).toEqual(orders);
    expect(new Set(orders.map((order) => order.orderId)).size).toBe(400);
    for (const { orderId } of orders) expect(orderId).toMatch(/^ORDER_\d{13}_[0-9a-z]{6}$/);
  });

  it('fall in the last fourteen months, and grow', () => {
    for (const { createdAt } of orders) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(monthsAgo(14));
    }
    const recent = orders.filter((order) => order.createdAt.getTime() > monthsAgo(7)).length;
    expect(recent).toBeGreaterThan(220);
  });

  it('are completed in three cases of five, cancelled in one of twelve', () => {
    const share = (status: string) => orders.filter((order) => order.status === status).length / orders.length;
    expect(share('completed')).toBeGreaterThan(0.56);
    expect(share('completed')).toBeLessThan(0.68);
    expect(share('cancelled')).toBeGreaterThan(0.06);
    expect(share('cancelled')).toBeLessThan(0.1);
    for (const status of ['pending', 'paid', 'shipped']) expect(share(status)).toBeGreaterThan(0);
  });

  it('contain their whole history, in order, up to their status', () => {
    for (const { createdAt, history, status } of orders) {
      expect(history[0]).toEqual({ from: null, to: 'pending', at: createdAt });
      expect(history.at(-1)!.to).toBe(status);
      for (const [i, step] of history.slice(1).entries()) {
        expect(step.from).toBe(history[i]!.to);
        expect(step.at.getTime()).toBeGreaterThan(history[i]!.at.getTime());
        expect(step.at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  it('go to places that are served, from people who can be called', () => {
    for (const { delivery, phone } of orders) {
      expect(firstCities(delivery.country)).toContain(delivery.city);
      expect(delivery.address !== null).toBe(delivery.type === 'domicile');
      expect(phone).toMatch(valid[delivery.country]);
    }
  });

  it('hold one to six different products of the catalogue', () => {
    const keys = new Set(products.map((product) => product.key));
    for (const { lines } of orders) {
      expect(lines.length >= 1 && lines.length <= 6).toBe(true);
      expect(new Set(lines.map((line) => line.product)).size).toBe(lines.length);
      for (const line of lines) expect(keys.has(line.product) && line.quantity >= 1).toBe(true);
    }
  });

  it('come from guests in about three cases of ten, never before a customer joined', () => {
    const guests = orders.filter((order) => order.customer === null).length;
    expect(guests).toBeGreaterThan(90);
    expect(guests).toBeLessThan(160);
    const joined = new Map(customers.map((customer) => [customer.key, customer.createdAt]));
    for (const { customer, createdAt } of orders)
      if (customer) expect(joined.get(customer)!.getTime()).toBeLessThanOrEqual(createdAt.getTime());
  });
});
