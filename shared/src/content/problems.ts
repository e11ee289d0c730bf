import { linkKind } from '../links/index.ts';
import type { Block, DatedBlock } from './block.ts';
import { BLOCK_KINDS } from './kinds.ts';
import type { Place } from './places.ts';

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A block as a form or a request writes it. */
type Written = { readonly [K in Exclude<keyof DatedBlock, 'picture'>]?: DatedBlock[K] | null } & { picture?: unknown };

/** The longest announcement: it is shown on one line. */
const LONGEST_ANNOUNCEMENT = 120;

const NO_LINK = 'Une page de la boutique (/shop) ou une adresse complète (https://…)';

/** What is wrong with a block at a place, by field (R1942). */
export function blockProblems(block: Written & Pick<Block, 'kind'>, place: Place): Record<string, string> {
  const { places, fields, required = {} } = BLOCK_KINDS[block.kind];
  if (!places.includes(place)) return { kind: 'Ce bloc n’a pas sa place sur cette page' };
  const said: Readonly<Record<string, unknown>> = block;
  const wrong: Record<string, string> = {};
  for (const [name, message] of Object.entries(required)) if (isMissing(said[name])) wrong[name] = message;
  if (fields.includes('picture') && block.picture && isMissing(block.alt?.trim()))
    wrong.alt = 'Décrivez l’image : ce texte est lu à qui ne la voit pas';
  if (block.kind === 'slide' && !block.picture && !block.drawing) wrong.picture = 'Choisissez une image ou un dessin';
  if (block.kind === 'announcement' && (block.text?.length ?? 0) > LONGEST_ANNOUNCEMENT)
    wrong.text = `${LONGEST_ANNOUNCEMENT} caractères au plus`;
  if (block.kind === 'shelf') {
    if (block.shelf === 'category' && !block.categoryId) wrong.categoryId = 'Choisissez la catégorie';
    if (block.shelf === 'brand' && !block.brandId) wrong.brandId = 'Choisissez la marque';
    if (block.shelf === 'collection' && !block.collectionId) wrong.collectionId = 'Choisissez la collection';
    if (block.shelf === 'picked' && isMissing(block.products)) wrong.products = 'Choisissez les produits';
  }
  if (fields.includes('link') && block.kind !== 'announcement' && Boolean(block.link) !== Boolean(block.linkLabel))
    wrong[block.link ? 'linkLabel' : 'link'] ??= 'Un bouton a un texte et une adresse';
  // Judged here too: what was stored under an older rule is published by this one.
  if (block.link && !linkKind(block.link)) wrong.link = NO_LINK;
  if (block.links?.some(({ to }) => !linkKind(to))) wrong.links = NO_LINK;
  if (block.startsAt && block.endsAt && Date.parse(block.endsAt) <= Date.parse(block.startsAt))
    wrong.endsAt = 'La fin vient avant le début';
  return wrong;
}
