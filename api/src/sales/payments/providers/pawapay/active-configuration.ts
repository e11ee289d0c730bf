import type { Currency } from '@karite/shared/payments';
import { COUNTRIES, type CountryCode } from '@karite/shared/region';
import type { ProviderAnswer } from '../../call-provider.ts';
import { ProviderAway } from '../../provider.ts';
import { type AnswerFields, amountOf, listOf, recordOf, textOf } from '../answer-fields.ts';

/** How long what an account offers is taken as valid, in ms. */
const KEPT_MS = 3_600_000;
/** The pause after a failed query, in ms: else every visit of the checkout would wait for it. */
const PAUSE_MS = 60_000;

/** One operator that takes deposits in a country and a currency; limits in that currency. */
export type Operator = {
  country: string;
  name: string;
  currency: string;
  isOpen: boolean;
  min: number;
  max: number;
};

/** What an operator says of deposits; operations are written as a list with names, as a list of one-name records, or as a record. */
function depositOf(operations: unknown): AnswerFields | null {
  const named = listOf(operations).map(recordOf);
  const found =
    named.find((operation) => operation.operationType === 'DEPOSIT') ??
    named.map(({ DEPOSIT }) => DEPOSIT).find(Boolean) ??
    recordOf(operations).DEPOSIT;
  return found ? recordOf(found) : null;
}

/** The operators of an account that take deposits, as `/v2/active-conf` says. */
export function readOperators(body: unknown): Operator[] {
  return listOf(recordOf(body).countries)
    .map(recordOf)
    .flatMap((country) =>
      listOf(country.providers)
        .map(recordOf)
        .flatMap((provider) =>
          listOf(provider.currencies)
            .map(recordOf)
            .flatMap((currency) => {
              const deposit = depositOf(currency.operationTypes);
              if (!deposit) return [];
              return {
                country: textOf(country.country) ?? '',
                name: textOf(provider.provider) ?? '',
                currency: textOf(currency.currency) ?? '',
                // Delayed is slow, not closed.
                isOpen: textOf(deposit.status) !== 'CLOSED',
                min: amountOf(deposit.minTransactionLimit) ?? 0,
                max: amountOf(deposit.maxTransactionLimit) ?? Number.POSITIVE_INFINITY,
              };
            }),
        ),
    );
}

/** What an account offers, requested once an hour; while no answer comes, the last one counts. */
export class ActiveConfiguration {
  #ask: () => Promise<ProviderAnswer>;
  #now: () => number;
  #operators: Operator[] | null = null;
  #asking: Promise<void> | null = null;
  #askAgainAt = 0;

  constructor(ask: () => Promise<ProviderAnswer>, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /** The open operators of a country (of all, for `null`) in a currency. Throws `ProviderAway` before the first answer. */
  async operators(country: CountryCode | null, currency: Currency): Promise<Operator[]> {
    if (this.#now() >= this.#askAgainAt) this.#asking ??= this.#refresh().finally(() => (this.#asking = null));
    // The former answer serves until the new one arrives.
    if (!this.#operators) await this.#asking;
    if (!this.#operators) throw new ProviderAway('pawaPay has not said what the account offers');
    return this.#operators.filter(
      (operator) =>
        operator.isOpen &&
        operator.currency === currency &&
        (country === null || operator.country === COUNTRIES[country]?.alpha3),
    );
  }

  async #refresh(): Promise<void> {
    try {
      const { status, body } = await this.#ask();
      if (status !== 200) throw new ProviderAway(`active-conf: ${status}`);
      this.#operators = readOperators(body);
      this.#askAgainAt = this.#now() + KEPT_MS;
    } catch {
      this.#askAgainAt = this.#now() + PAUSE_MS;
    }
  }
}
