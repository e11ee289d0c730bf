import { plural } from '@karite/shared/format';
import { readPicture } from '@karite/shared/media';
import type { Category } from '@karite/shared/resources';
import type { ListViewProps } from '../resource/resource-context.ts';
import './category-grid.css';

/** What stands under a category's title: where it belongs, or what belongs to it. */
const placeOf = (category: Category): string =>
  category.parent ? `Dans ${category.parent.title}` : plural(category.children.length, 'sous-catégorie');

/** A banner 400 px wide, or a field of the category's own colour. */
function Banner({ category }: { category: Category }) {
  const narrow = category.image && readPicture(category.image)?.variants.find(({ width }) => width >= 400)?.url;
  const url = narrow || category.image;
  return (
    <span className="category-banner" style={{ backgroundColor: category.color }}>
      {url && <img src={url} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

/** Categories as pictures with their titles (R1505). */
export const CategoryGrid = ({ rows, actionsOf, open }: ListViewProps<Category>) => (
  <ul className="category-grid">
    {rows.map((category) => (
      <li key={category.id}>
        <button type="button" onClick={() => open(category.id)}>
          <Banner category={category} />
          <strong>{category.title}</strong>
          <span className="quiet">{category.subtitle || placeOf(category)}</span>
        </button>
        <div className="category-foot">
          <span className="quiet">{category.subtitle ? placeOf(category) : ''}</span>
          {actionsOf(category)}
        </div>
      </li>
    ))}
  </ul>
);
