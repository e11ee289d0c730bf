export { isAllergen } from './allergens.ts';
export { forbiddenIn, forbiddenWarning } from './forbidden.ts';
export { type ListedIngredient, listedIngredients } from './listed.ts';
