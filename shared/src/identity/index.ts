import { CURRENCY_SYMBOL } from '../locale/index.ts';

/** The shop's name and description until an administrator sets them. */
export const FIRST_IDENTITY = {
  name: 'Karité',
  promise: 'Distributeur officiel de soins dermatologiques',
  trade: 'soins et cosmétiques',
  reach: 'au Bénin, en Côte d’Ivoire et aux deux Congo',
} as const;

export type Identity = {
  name: string;
  promise: string;
  /** A description of its products, following the name. */
  trade: string;
  /** Where it sells, as it goes on after the trade. */
  reach: string;
  /** A picture below /media/; `null`: the drawing that the shop came with. */
  logo: string | null;
  /** Whether the name is shown beside the logo: some logos contain it. */
  isNameShown: boolean;
};

/** The name of the installed back-office on a phone. */
export const adminTexts = ({ name }: Pick<Identity, 'name'>) => ({
  name: `${name}, administration`,
  short_name: `${name} admin`,
  description: `L’administration de ${name}.`,
});

/** The name of the installed shop on a phone. */
export const manifestTexts = ({
  name,
  promise,
  trade,
  reach,
}: Pick<Identity, 'name' | 'promise' | 'trade' | 'reach'>) => ({
  name: `${name}, ${trade}`,
  short_name: name,
  description: `${promise} ${reach}. Prix en ${CURRENCY_SYMBOL}.`,
});
