import { FIRST_IDENTITY } from '@karite/shared/identity';
import { type SQL, sql } from 'drizzle-orm';
import type { FirstStep } from '../../platform/server/first-step.ts';

/** Somebody saved a record of a table that a migration filled. */
const isSaved = (table: string): SQL => sql`exists (select from ${sql.identifier(table)} where row_version > 1)`;

const hasTwoAdministrators = sql`(select count(*) from users where role = 'admin' and is_active) > 1`;
const isProtected = sql`exists (
  select from users where role = 'admin' and is_active and (
    exists (select from second_factors where user_id = users.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = users.id)))`;

/** The seller of each country that is delivered to has what the shop must show (R1703). */
const isRegistered = sql`not exists (
  select from "shop-identities" where (coalesce(legal_name, '') = '' or coalesce(head_office, '') = ''
    or coalesce(rccm, tax_id, '') = '') and country not in (select country from "delivery-countries" where not is_open))`;

/** People are offered to pay online: by play money, where no provider is. */
const sellsOnline = sql`exists (select from "payment-methods" where method = 'en-ligne' and is_open)`;

/** What the server was started with: keys of a payment provider, somebody who sends its mails. */
type Configured = { hasPaymentKeys: boolean; hasMail: boolean };

/** Karité's own steps, in the order in which they are done best. */
export const firstSteps = ({ hasPaymentKeys, hasMail }: Configured): FirstStep[] => [
  {
    key: 'identity',
    label: 'Nom de la boutique',
    help: 'Ce que chaque page, les factures et les e-mails montrent.',
    to: 'identity',
    isDone: sql`exists (select from identity where name <> ${FIRST_IDENTITY.name})`,
  },
  {
    key: 'logo',
    label: 'Logo',
    help: 'En tête de chaque page, dans les e-mails et sur les téléphones.',
    to: 'identity',
    isDone: sql`exists (select from identity where logo is not null)`,
  },
  {
    key: 'legal-identity',
    label: 'Identité légale',
    help: 'Raison sociale, numéros et siège de chaque pays livré, que la loi veut lire. Un pays où vous ne livrez pas ? Fermez-le dans « Tarifs de livraison ».',
    to: 'shop-identities',
    isDone: isRegistered,
  },
  {
    key: 'delivery',
    label: 'Frais de livraison',
    help: 'Ceux de départ sont un exemple : vérifiez-les pays par pays, et enregistrez.',
    to: 'delivery-countries',
    isDone: isSaved('delivery-countries'),
  },
  {
    key: 'product',
    label: 'Premier produit',
    help: 'Un nom et un prix suffisent ; ses images donnent envie.',
    to: 'products/create',
    isDone: sql`exists (select from products)`,
  },
  {
    key: 'payment',
    label: 'Paiement en ligne',
    help: 'La personne qui a installé la boutique entre les clés d’un prestataire. Sans elles, cochez ces lignes, puis « Modifier la sélection » : elles se ferment ensemble.',
    to: 'payment-methods?method=en-ligne&isOpen=true',
    isDone: hasPaymentKeys || sql`not ${sellsOnline}`,
  },
  {
    key: 'mail',
    label: 'Envoi des e-mails',
    help: 'La personne qui a installé la boutique règle l’envoi (SMTP_URL). D’ici là, les e-mails attendent dans « Messages ».',
    to: 'messages',
    isDone: hasMail,
  },
  {
    key: 'team',
    label: 'Équipe',
    help: '« Inviter un collègue » : un compte par personne, avec ses droits. Le journal dit qui a fait quoi.',
    to: 'users',
    isDone: sql`(select count(*) from users where is_active and (role = 'admin' or rights is not null)) > 1`,
  },
  {
    key: 'access',
    label: 'Accès de l’administration',
    help: 'Un second administrateur, une clé d’accès ou la double authentification : personne ne reste dehors.',
    to: 'security',
    isDone: sql`(${hasTwoAdministrators} or ${isProtected})`,
  },
];
