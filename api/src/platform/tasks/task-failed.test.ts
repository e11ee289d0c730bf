import { describe, expect, it } from 'vitest';
import { notFound } from '../server/errors/api-error.ts';
import { TaskFailed } from './task-failed.ts';

describe('what is stored of an error', () => {
  it('is our own refusal unchanged, and in French what is unreachable', () => {
    expect(new TaskFailed(notFound('Commande introuvable')).message).toBe('Commande introuvable');
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(new TaskFailed(away).message).toBe('Le service est momentanément indisponible. Veuillez réessayer.');
  });

  it('is a fault by its words, on one line, cut, without its stack', () => {
    const failed = new TaskFailed(new Error(`One\ntwo ${'x'.repeat(600)}`));
    expect(failed.message).toMatch(/^Erreur inattendue\s: One two x+/);
    expect(failed.message.length).toBeLessThanOrEqual(500);
    expect(failed.stack).toBe('');
    expect(new TaskFailed('').message).toBe('Erreur inconnue');
  });
});
