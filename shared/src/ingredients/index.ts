export { isAllergen } from './allergens.ts';
export { type ListedIngredient, listedIngredients } from './listed.ts';
