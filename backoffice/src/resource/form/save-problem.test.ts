import { defineResource, messagesOf, text } from '@karite/shared/resource';
import { brands, categories, products } from '@karite/shared/resources';
import type { HttpError } from '@refinedev/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { detailOf, request } from '../../providers/http-client.ts';
import { network } from '../../providers/testing/network.ts';
import { saveProblem } from './save-problem.ts';

const gifts = defineResource({
  name: 'gifts',
  label: { one: 'Cadeau', many: 'Cadeaux' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: { name: text({ label: 'Nom' }) },
});

const SAVE = "Erreur lors de l'enregistrement";
const ours = (status: number, message: string) =>
  Response.json({ statusCode: status, error: 'x', message, requestId: 'r' }, { status });

/** What a save fails with when the network answers so. */
async function failure(answer: Response | Error): Promise<HttpError> {
  network(answer);
  return request('POST', '/api/x', {}).then(
    () => {
      throw new Error('did not fail');
    },
    (error: HttpError) => error,
  );
}
afterEach(() => vi.unstubAllGlobals());

describe('R1301 the message of a form when a save fails', () => {
  const proxy = { status: 502, statusText: 'Bad Gateway' };
  it.each([
    ['our refusal', ours(409, 'Ce nom est déjà pris'), 'Ce nom est déjà pris', 'Ce nom est déjà pris'],
    ['our own 500', ours(500, 'Une erreur est survenue.'), 'Une erreur est survenue.', 'Une erreur est survenue.'],
    ["a proxy's page", new Response('<html><h1>502</h1></html>', proxy), null, 'HTTP 502: Bad Gateway'],
    ["a proxy's word", new Response('upstream is away', { status: 504 }), null, 'HTTP 504: upstream is away'],
    ["a proxy's JSON", Response.json({ message: 'An error' }, proxy), null, 'HTTP 502: {"message":"An error"}'],
    [
      'an empty body',
      new Response('', { status: 500, statusText: 'Internal Server Error' }),
      null,
      'HTTP 500: Internal Server Error',
    ],
    ['nothing but a status', new Response('', { status: 500 }), null, 'Erreur lors de la sauvegarde du produit'],
    ['a page that says 200', new Response('<h1>ok</h1>'), null, 'Erreur lors de la sauvegarde du produit'],
    ['a network that is cut', new TypeError('Failed to fetch'), null, 'Erreur lors de la sauvegarde du produit'],
  ])('%s', async (_, answer, message, ofProducts) => {
    const error = await failure(answer);
    expect(saveProblem(products, error)).toBe(ofProducts);
    expect(saveProblem(categories, error)).toBe(message ?? "Erreur lors de l'envoi du formulaire");
    expect(saveProblem(brands, error)).toBe(message ?? SAVE);
    expect(saveProblem(gifts, error)).toBe(message ?? SAVE);
  });
});

describe('R1301 the message beside a loading that failed', () => {
  it("is the server's message, that it can't be reached, or nothing", async () => {
    expect(detailOf(await failure(ours(503, 'La base de données ne répond pas')))).toBe(
      'La base de données ne répond pas',
    );
    expect(detailOf(await failure(new TypeError('Failed to fetch')))).toContain('Vérifiez votre connexion');
    expect(detailOf(await failure(new Response('<h1>502</h1>', { status: 502 })))).toBeUndefined();
  });

  it.each([
    [brands, 'Erreur lors du chargement des marques', 'Erreur lors de la suppression'],
    [categories, 'Erreur lors du chargement des données', 'Erreur lors de la suppression'],
    [products, 'Erreur lors du chargement des produits', 'Erreur lors de la suppression du produit'],
    [gifts, 'Erreur lors du chargement', 'Erreur lors de la suppression'],
  ])('$name: what failed', (resource, loadFailed, deleteFailed) =>
    expect(messagesOf(resource)).toMatchObject({ loadFailed, deleteFailed }),
  );
});
