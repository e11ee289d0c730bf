import { z } from 'zod';

/** What browsers hand over and are handed, as WebAuthn writes it in JSON; what they add to it is not read. */
const encoded = (most: number) =>
  z
    .string('Réponse illisible')
    .regex(/^[\w-]+$/, 'Réponse illisible')
    .max(most, 'Réponse trop longue');
const transport = z
  .string()
  .regex(/^[a-z-]+$/)
  .max(20);
const credential = { id: encoded(1_400), rawId: encoded(1_400), type: z.literal('public-key', 'Réponse illisible') };
/** Extensions: none requested, none returned. */
const extensions = z.object({}).default({});

export const creation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(20_000),
    transports: z.array(transport).max(10).optional(),
  }),
  clientExtensionResults: extensions,
});

export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    userHandle: encoded(100).optional(),
  }),
  clientExtensionResults: extensions,
});

export const assertionInput = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().describe('En millisecondes'),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });

const named = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) });
export const creationInput = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number().describe('En millisecondes'),
    attestation: z.literal('none'),
    excludeCredentials: z.array(named),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' });

export const passkeyName = z
  .string('Donnez-lui un nom')
  .trim()
  .min(1, 'Donnez-lui un nom')
  .max(60, '60 caractères au plus');

export const ownPasskey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    usedAt: z.string().nullable().describe('Dernière connexion ; aucune jusqu’ici : null'),
  })
  .meta({ id: 'Passkey' });
