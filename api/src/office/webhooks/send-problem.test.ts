import { expect, it } from 'vitest';
import { sendProblem } from './send-problem.ts';

it.each([
  [Object.assign(new Error('getaddrinfo ENOTFOUND x'), { code: 'ENOTFOUND' }), 'Adresse introuvable'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'Connexion refusée'],
  [
    Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'Envoi impossible (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ],
  [AbortSignal.abort().reason, 'Pas de réponse à temps'],
  [new Error('Réponse 503'), 'Réponse 503'],
])('says of %s in French: %s', (error, answer) => expect(sendProblem(error)).toBe(answer));
