import { isCurrency } from '@karite/shared/payments';
import { KARITE_COUNTRIES, readByRule } from '@karite/shared/region';
import { DeclarationError, type Fault } from '@karite/shared/resource/check';
import type { Country, DeliveryMode, ShopSettings } from '@karite/shared/shop';

/** A field, what is wrong with it, and the remedy. */
type Problem = [field: string, problem: string, remedy: string];

function* problemsOfCountry(country: Country, others: readonly Country[]): Generator<Problem> {
  const { code, alpha3, name, phone, cities = [], homeFee, relayFee, currency, taxNumber, vatRate, days } = country;
  if (!/^[A-Z]{2}$/.test(code)) yield ['code', 'is no ISO 3166-1 alpha-2 code', "Write two capitals: code: 'SN'"];
  if (!/^[A-Z]{3}$/.test(alpha3)) yield ['alpha3', 'is no ISO 3166-1 alpha-3 code', "Write three: alpha3: 'SEN'"];
  if (others.some((it) => it.code === code)) yield ['code', 'is declared twice', 'Remove one of the two'];
  for (const [field, text] of Object.entries({ name, taxNumber }))
    if (text.trim() === '') yield [field, 'is empty', `Write ${field}: as people there write it`];
  if (!isCurrency(currency))
    yield ['currency', `"${currency}" is no currency of the shop`, `Add it: otherCurrencies: { ${currency}: … }`];
  if (!(vatRate >= 0 && vatRate < 100)) yield ['vatRate', 'is no percentage', 'Write vatRate: 18'];
  if (days && !(days[0] >= 0 && days[0] <= days[1]))
    yield ['days', 'are no working days, the soonest first', 'Write days: [2, 5]'];
  if (!/^[1-9]\d{0,3}$/.test(phone.prefix))
    yield ['phone.prefix', 'is no calling code', "Write its digits alone: prefix: '221'"];
  const read = readByRule(phone.example.replace(/\D/g, ''), phone);
  if (!read) yield ['phone.example', 'is no number by phone.national', 'Change one of the two'];
  const length = read ? read.length - 1 - phone.prefix.length : 0;
  if (read && phone.groups.reduce((sum, group) => sum + group, 0) !== length)
    yield ['phone.groups', `are not the ${length} digits of a number`, 'Write a length for each group: [2, 3, 2, 2]'];
  if (new Set(cities).size < cities.length) yield ['cities', 'name a city twice', 'Remove one of the two'];
  for (const [field, fee] of Object.entries({ homeFee, relayFee }))
    if (!(fee >= 0)) yield [field, 'is no amount', 'Write 0 for a free delivery'];
}

function* problemsOfMode({ name, label, fields }: DeliveryMode, others: readonly DeliveryMode[]): Generator<Problem> {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    yield ['name', 'is stored with orders, in small letters and dashes', "Write name: 'bus'"];
  if (others.some((it) => it.name === name)) yield ['name', 'is declared twice', 'Remove one of the two'];
  const { country, city } = fields();
  if (label.trim() === '') yield ['label', 'is empty', "Write label: 'Par bus'"];
  if (city && !country) yield ['fields.city', 'belongs to a country', 'Ask for the country too: country: {}'];
}

function* problemsOfSeat({ seat, countries = [] }: ShopSettings): Generator<Problem> {
  const codes = [...KARITE_COUNTRIES, ...countries].map(({ code }) => code);
  if (seat !== undefined && !codes.includes(seat))
    yield ['seat', `"${seat}" is no country of the shop`, `Write one of ${codes.join(', ')}, or add it to countries`];
}

/** Throws a DeclarationError with all that is wrong with the countries and the modes of delivery of a shop. */
export function checkShop(shop: ShopSettings, place: string | null): void {
  const { countries = [], deliveryModes = [] } = shop;
  const faultsOf = (resource: string, name: string | null, problems: Iterable<Problem>): Fault[] =>
    Array.from(problems, ([field, problem, remedy]) => ({
      resource,
      field: name === null ? field : `${name}.${field}`,
      problem,
      remedy,
      place,
    }));
  const faults = [
    ...faultsOf('shop', null, problemsOfSeat(shop)),
    ...countries.flatMap((it, index) =>
      faultsOf('countries', it.code, problemsOfCountry(it, countries.slice(0, index))),
    ),
    ...deliveryModes.flatMap((it, index) =>
      faultsOf('deliveryModes', it.name, problemsOfMode(it, deliveryModes.slice(0, index))),
    ),
  ];
  if (faults.length > 0) throw new DeclarationError(faults);
}
