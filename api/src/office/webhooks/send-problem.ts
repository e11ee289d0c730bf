import { errorCode } from '../../platform/database/error-code.ts';

const SAID: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Adresse introuvable',
  EAI_AGAIN: 'Adresse introuvable',
  ECONNREFUSED: 'Connexion refusée',
  ECONNRESET: 'Connexion coupée',
  EHOSTUNREACH: 'Serveur hors de portée',
  ENETUNREACH: 'Serveur hors de portée',
};

/** Why an event was not taken, for administrators; what only the system says is named by its code. */
export function sendProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'Pas de réponse à temps';
  const code = errorCode(error);
  return code ? (SAID[code] ?? `Envoi impossible (${code})`) : error.message;
}
