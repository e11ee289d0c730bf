import { belongsTo, defineResource } from '../resource/index.ts';
import { reviews } from './review.ts';
import { users } from './user.ts';

/** That a review was helpful to an account, or to a browser without one (R1109): the server alone writes it, once for each. */
export const reviewVotes = defineResource({
  name: 'review-votes',
  label: { one: 'Vote', many: 'Votes' },
  display: 'createdAt',
  access: { read: { owner: 'userId' } },
  isClosedToTokens: true,
  menu: false,
  unique: [{ fields: ['reviewId', 'userId'], message: 'Vote déjà compté' }],
  fieldsAre: 'readOnly',
  fields: {
    reviewId: belongsTo(reviews, { label: 'Avis', required: true, embed: [], onDelete: 'cascade' }),
    userId: belongsTo(users, { label: 'Compte', embed: [], onDelete: 'cascade' }),
  },
  rollups: { reviewId: { helpful: { count: true } } },
  messages: { notFound: 'Vote introuvable' },
});
