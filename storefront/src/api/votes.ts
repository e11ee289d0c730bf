import type { Client } from './client.ts';

/** Finds a review helpful, or no more (R1109); returns how many do now. */
export const voteFor = (client: Client, id: string, isHelpful: boolean) =>
  client.send(isHelpful ? 'PUT' : 'DELETE', '/reviews/{id}/vote', { path: { id } });
