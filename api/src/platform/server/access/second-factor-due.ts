import { sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';

/** Whether an account of `users` is staff's and lacks the second factor that the shop requires of staff (R918). */
export const isSecondFactorDue = sql`(
  (lower(users.role) = 'admin' or users.rights is not null)
  and coalesce((select is_second_factor_required from "staff-access" limit 1), false)
  and not exists (select 1 from second_factors where second_factors.user_id = users.id and confirmed_at is not null)
  and not exists (select 1 from passkeys where passkeys.user_id = users.id))`;

/** 403: staff must set up a second factor first; programs depend on the account that created their token. */
export const secondFactorDue = (isToken: boolean) =>
  new ApiError(
    403,
    'second_factor_required',
    isToken
      ? 'Le compte qui a créé ce jeton d’accès doit d’abord activer la double authentification'
      : 'La boutique exige la double authentification : activez-la sous « Ma sécurité »',
  );
