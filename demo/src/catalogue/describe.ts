import { type Random, randomFor } from '@karite/shared/random';
import { type RootKey, rootOf, type ShelfKey } from './categories.ts';
import { type Plant, plants } from './plants.ts';
import { closings, usages } from './sentences.ts';
import type { ProductSheet } from './sheet.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an ingredient does, in words that suit the category. */
function effect(plant: Plant, root: RootKey, shelf: ShelfKey): string {
  const { skin, hair, scent } = plants[plant];
  if (root === 'cheveux' && hair) return hair;
  if ((shelf === 'eaux-de-parfum' || shelf === 'brumes') && scent) return scent;
  return skin;
}

function ingredients(sheet: ProductSheet, random: Random): string {
  const root = rootOf(sheet.shelf);
  const [first, second] = sheet.plants;
  const a = plants[first].name;
  const does = effect(first, root, sheet.shelf);
  if (!second) return `${capital(a)} ${does}.`;
  const b = plants[second].name;
  const too = effect(second, root, sheet.shelf);
  return random.pick([
    `${capital(a)} ${does}, tandis que ${b} ${too}.`,
    `Dans cette formule, ${a} ${does}, pendant que ${b} ${too}.`,
    `On y retrouve ${a}, qui ${does}, et ${b}, qui ${too}.`,
    `Côté composition, ${a} ${does} ; ${b} ${too}.`,
  ]);
}

/** Four to five sentences: the pitch, the ingredients, the use, and the people that it suits. */
export function describe(sheet: ProductSheet): string {
  // As it was drawn when names were typed with ': the cases of searches know these texts.
  const random = randomFor(`description ${sheet.name.replaceAll('’', "'")}`);
  const parts = [sheet.pitch];
  // Colours and gift sets are not bought for what a plant does.
  const isShort =
    sheet.shelf === 'coffrets' || sheet.form === 'kit' || ['teint', 'yeux', 'ongles'].includes(sheet.shelf);
  if (!isShort) parts.push(ingredients(sheet, random));
  parts.push(random.pick(usages[sheet.form === 'kit' ? 'coffrets' : sheet.shelf]));
  if (isShort || random.chance(0.55)) parts.push(random.pick(closings[rootOf(sheet.shelf)]));
  return parts.join(' ');
}
